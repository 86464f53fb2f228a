// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddClientPage } from '../../../../../web/features/clients/pages/add-client.tsx';
import { ClientListPage } from '../../../../../web/features/clients/pages/client-list.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const client = {
  id: 1,
  version: 1,
  companyName: 'Meridian',
  city: {
    id: 4_671_654,
    name: 'Austin',
    state: { name: 'Texas', abbr: 'TX' },
    country: { id: 840, name: 'United States' },
  },
  contactPerson: 'Eleanor',
  contactPersonsPosition: 'Director',
  phonePrefix: '1',
  phone: '5125550142',
  email: 'a@b.example',
  jobs: 0,
  createdAt: '2026-09-01T10:00:00.000Z',
};

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listClients.mockResolvedValue({
    data: [client, { ...client, id: 2, companyName: 'Kestrel', jobs: 3 }],
    meta: { total: 2, page: 1, perPage: 15 },
  });
  fakeApi.readClient.mockResolvedValue({ data: client });
});

const austin = {
  id: 4_671_654,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};

async function fillIn(company: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Company name'), company);
  await userEvent.type(screen.getByRole('combobox', { name: 'City', hidden: true }), 'Aus');
  await userEvent.click(await screen.findByRole('option', { name: /Austin, TX/, hidden: true }));
  await userEvent.type(screen.getByLabelText('Contact person'), 'Eleanor Whitfield');
  await userEvent.type(screen.getByLabelText('Position'), 'Director');
  await userEvent.type(screen.getByLabelText('Email'), 'talent@client.example');
}

it('A client that was added from the list is in the list, to which the page navigates again (CLIENT-05)', async () => {
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  fakeApi.addClient.mockResolvedValue({ data: { ...client, companyName: 'Harbor' } });
  renderSignedIn(ClientListPage, { path: '/clients' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add client' }))[0]!);
  await fillIn('Harbor');
  fakeApi.listClients.mockResolvedValue({
    data: [{ ...client, companyName: 'Harbor' }],
    meta: { total: 1, page: 1, perPage: 15 },
  });
  const add = screen.getAllByRole('button', { name: 'Add client', hidden: true }).at(-1)!;
  await userEvent.click(add);
  expect(await screen.findByText('Harbor')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.queryByText(/^at /)).toBeNull();
  expect(await screen.findByText('Harbor was added as a client.')).toBeTruthy();
});

it('A client that was added on its page leads back to the list of clients (CLIENT-05)', async () => {
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  fakeApi.addClient.mockResolvedValue({ data: { ...client, companyName: 'Kestrel' } });
  renderSignedIn(AddClientPage, { path: '/manager/add-client' });
  await fillIn('Kestrel');
  await userEvent.click(screen.getByRole('button', { name: 'Add client' }));
  expect(await screen.findByText('at /clients')).toBeTruthy();
  expect(fakeApi.addClient).toHaveBeenCalledOnce();
});

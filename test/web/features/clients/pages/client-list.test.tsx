// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddClientPage } from '../../../../../web/features/clients/pages/add-client.tsx';
import { ClientListPage } from '../../../../../web/features/clients/pages/client-list.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';

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

it('The client list lets only a client without jobs be deleted, and asks first (CLIENT-13, CLIENT-14)', async () => {
  fakeApi.removeClient.mockResolvedValue({ data: { id: 1 } });
  renderSignedIn(ClientListPage, { path: '/clients' });
  expect(await screen.findByRole('button', { name: 'Delete Meridian' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Kestrel' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Meridian' }));
  expect(fakeApi.removeClient).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete client', hidden: true }));
  expect(await screen.findByText('Meridian is deleted.')).toBeTruthy();
});

it('The client list names its columns', async () => {
  renderSignedIn(ClientListPage, { path: '/clients' });
  await screen.findByRole('button', { name: 'Edit Meridian' });
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(expect.arrayContaining(['Company', 'City', 'Contact', 'Email', 'Phone', 'Jobs']));
});

it('The client list is saved as a file, and leaves out what a client has not', async () => {
  fakeApi.listClients.mockResolvedValue({
    data: [client, { ...client, id: 2, companyName: 'Kestrel', city: null, phonePrefix: null, phone: null }],
    meta: { total: 2, page: 1, perPage: 15 },
  });
  renderSignedIn(ClientListPage, { path: '/clients' });
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
  expect([rows[1], rows[2]]).toEqual([
    expect.stringContaining('MeridianEleanor · Austin, TX'),
    expect.stringMatching(/KestrelEleanor(?! ·)/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'CSV, clients' }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  const [head, ...cells] = await cellsOf(saveBlob.mock.lastCall?.[0]);
  const of = (column: string) => cells.map((row) => row[head?.indexOf(column) ?? -1]);
  expect(of('Company')).toEqual(['Meridian', 'Kestrel']);
  expect(of('City')).toEqual([expect.stringContaining('Austin'), '']);
  expect(of('Phone')).toEqual([expect.stringMatching(/512.*42$/), '']);
});

it('A client is edited in the form that adds one, filled in with what is saved (CLIENT-03)', async () => {
  fakeApi.changeClient.mockImplementation(async ({ body }) => ({ data: { ...client, ...body } }));
  renderSignedIn(ClientListPage, { path: '/clients' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Meridian' }));
  const company = await screen.findByLabelText('Company name');
  expect((company as HTMLInputElement).value).toBe('Meridian');
  expect((screen.getByLabelText('Contact person') as HTMLInputElement).value).toBe('Eleanor');
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('a@b.example');
  await userEvent.clear(company);
  await userEvent.type(company, 'Meridian Health');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes', hidden: true }));
  expect(await screen.findByText('Meridian Health is saved.')).toBeTruthy();
  expect(fakeApi.changeClient.mock.calls[0]?.[0]).toMatchObject({
    params: { id: 1 },
    body: { companyName: 'Meridian Health', contactPerson: 'Eleanor' },
  });
});

it('An empty client list says what clients are', async () => {
  fakeApi.listClients.mockResolvedValue({ data: [], meta: { total: 0, page: 1, perPage: 15 } });
  renderSignedIn(ClientListPage, { path: '/clients' });
  expect(await screen.findByText('You have no clients yet')).toBeTruthy();
});

it('Adding a client opens a page of its own (CLIENT-02)', () => {
  renderSignedIn(AddClientPage, { path: '/manager/add-client' });
  expect(screen.getByRole('form', { name: 'Add client' })).toBeTruthy();
  expect(screen.getByLabelText('Company name')).toBeTruthy();
});

const austin = {
  id: 4_671_654,
  name: 'Austin',
  state: { name: 'Texas', abbr: 'TX' },
  country: { id: 840, name: 'United States' },
};

it('A client that was added from the list is in the list, to which the page navigates again (CLIENT-05)', async () => {
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  fakeApi.addClient.mockResolvedValue({ data: { ...client, companyName: 'Harbor' } });
  renderSignedIn(ClientListPage, { path: '/clients' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add client' }))[0]!);
  await userEvent.type(screen.getByLabelText('Company name'), 'Harbor');
  await userEvent.type(screen.getByRole('combobox', { name: 'City', hidden: true }), 'Aus');
  await userEvent.click(await screen.findByRole('option', { name: /Austin, TX/, hidden: true }, { timeout: 3000 }));
  await userEvent.type(screen.getByLabelText('Contact person'), 'Eleanor Whitfield');
  await userEvent.type(screen.getByLabelText('Position'), 'Director');
  await userEvent.type(screen.getByLabelText('Email'), 'talent@harbor.example');
  fakeApi.listClients.mockResolvedValue({
    data: [{ ...client, companyName: 'Harbor' }],
    meta: { total: 1, page: 1, perPage: 15 },
  });
  const add = screen.getAllByRole('button', { name: 'Add client', hidden: true }).at(-1)!;
  await userEvent.click(add);
  expect(await screen.findByText('Harbor', undefined, { timeout: 5000 })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.queryByText(/^at /)).toBeNull();
  expect(await screen.findByText('Harbor was added as a client.')).toBeTruthy();
});

it('A client that was added on its page leads back to the list of clients (CLIENT-05)', async () => {
  fakeApi.searchCities.mockResolvedValue({ data: [austin] });
  fakeApi.addClient.mockResolvedValue({ data: { ...client, companyName: 'Kestrel' } });
  renderSignedIn(AddClientPage, { path: '/manager/add-client' });
  await userEvent.type(screen.getByLabelText('Company name'), 'Kestrel');
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'Aus');
  await userEvent.click(await screen.findByRole('option', { name: /Austin, TX/ }, { timeout: 3000 }));
  await userEvent.type(screen.getByLabelText('Contact person'), 'Eleanor Whitfield');
  await userEvent.type(screen.getByLabelText('Position'), 'Director');
  await userEvent.type(screen.getByLabelText('Email'), 'talent@kestrel.example');
  await userEvent.click(screen.getByRole('button', { name: 'Add client' }));
  expect(await screen.findByText('at /clients', undefined, { timeout: 5000 })).toBeTruthy();
  expect(fakeApi.addClient).toHaveBeenCalledOnce();
});

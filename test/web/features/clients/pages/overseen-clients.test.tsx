// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OverseenClientsPage } from '../../../../../web/features/clients/pages/overseen-clients.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const account = { role: 'super_manager' as const };
const listed = (data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 15 } });
const client = {
  id: 31,
  version: 1,
  companyName: 'Lakeside Hospital',
  city: null,
  contactPerson: 'Ann Porter',
  contactPersonsPosition: 'Head of nursing',
  phonePrefix: null,
  phone: null,
  email: 'ann@lakeside.example',
  jobs: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  managerId: 1001,
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
};

it('A super manager reads clients with their manager and jobs, and changes none (SUPER-07, DEC-27)', async () => {
  fakeApi.listOverseenClients.mockResolvedValue(listed([client]));
  renderSignedIn(OverseenClientsPage, { path: '/clients', account });
  const row = await screen.findByRole('link', { name: /Lakeside Hospital/ });
  expect(row.getAttribute('href')).toBe('/clients-jobs?clientId=31');
  expect(screen.getByRole('link', { name: 'Daniel Reyes' }).getAttribute('href')).toBe('/super_manager/managers/1001');
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
});

it('A super manager without clients to see learns why, and where to ask', async () => {
  fakeApi.listOverseenClients.mockResolvedValue(listed([]));
  renderSignedIn(OverseenClientsPage, { path: '/clients', at: '/clients?managerId=1001', account });
  expect((await screen.findByRole('link', { name: 'See managers' })).getAttribute('href')).toBe(
    '/super_manager/managers',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter One manager' }));
  await vi.waitFor(() => expect(fakeApi.listOverseenClients.mock.lastCall?.[0].query).toEqual({ page: 1 }));
});

it('A super manager’s clients are saved as a file with the city of those that have one', async () => {
  const city = {
    id: 4_671_654,
    name: 'Austin',
    state: { name: 'Texas', abbr: 'TX' },
    country: { id: 840, name: 'United States' },
  };
  fakeApi.listOverseenClients.mockResolvedValue(listed([client, { ...client, id: 32, companyName: 'Kestrel', city }]));
  renderSignedIn(OverseenClientsPage, { path: '/clients', account });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV, clients' }));
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  const [head, ...rows] = await cellsOf(saveBlob.mock.lastCall?.[0]);
  const place = head?.indexOf('City') ?? -1;
  expect(rows.map((row) => row[place])).toEqual(['', expect.stringContaining('Austin')]);
});

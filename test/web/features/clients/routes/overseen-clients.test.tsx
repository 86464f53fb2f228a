// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as OverseenClients } from '../../../../../web/features/clients/routes/overseen-clients.tsx';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ listOverseenClients: vi.fn() }));
vi.mock('../../../../../web/api/api.ts', () => ({ api: { clients: calls } }));
afterEach(cleanup);

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
  calls.listOverseenClients.mockResolvedValue(listed([client]));
  renderSignedIn(OverseenClients, { path: '/clients', account });
  const row = await screen.findByRole('link', { name: /Lakeside Hospital/ });
  expect(row.getAttribute('href')).toBe('/clients-jobs?clientId=31');
  expect(screen.getByRole('link', { name: 'Daniel Reyes' }).getAttribute('href')).toBe('/super_manager/managers/1001');
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
});

it('A super manager without clients to see learns why, and where to ask', async () => {
  calls.listOverseenClients.mockResolvedValue(listed([]));
  renderSignedIn(OverseenClients, { path: '/clients', at: '/clients?managerId=1001', account });
  expect((await screen.findByRole('link', { name: 'See managers' })).getAttribute('href')).toBe(
    '/super_manager/managers',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter One manager' }));
  await vi.waitFor(() => expect(calls.listOverseenClients.mock.lastCall?.[0].query).toEqual({ page: 1 }));
});

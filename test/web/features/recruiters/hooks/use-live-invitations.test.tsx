// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JoinInvitations } from '../../../../../web/features/recruiters/components/join-invitations.tsx';
import { WorkRequests } from '../../../../../web/features/recruiters/components/work-requests.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const at = '2026-09-01T10:00:00.000Z';
const invitation = { id: 5, manager, invitedAt: at, expiresAt: '2036-09-08T10:00:00.000Z' };
const request = {
  id: 6,
  job: { id: 77, title: 'Night nurse' },
  manager,
  recruiter: { id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null },
  state: 'created',
  message: null,
  createdAt: at,
  answeredAt: null,
  startedAt: null,
  endedAt: null,
};
const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listJoinInvitations.mockResolvedValue(listed());
  fakeApi.listWorkRequests.mockResolvedValue(listed());
});

const arrivals = [
  ['A manager’s invitation', JoinInvitations, 'listJoinInvitations', invitation, ['join-invitation', 'catch-up']],
  ['A request to work on a job', WorkRequests, 'listWorkRequests', request, ['work-request', 'employment', 'catch-up']],
] as const;

describe.each(arrivals)('%s', (_, Card, call, row, news) => {
  const open = async () => {
    renderSignedIn(Card, { path: '/dashboard' });
    await waitFor(() => expect(fakeApi[call]).toHaveBeenCalledOnce());
  };

  it.each(news)('appears on the open dashboard with live news, and disappears: %s', async (type) => {
    await open();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    fakeApi[call].mockResolvedValue(listed(row));
    sayLive(type);
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    fakeApi[call].mockResolvedValue(listed());
    sayLive(type);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  });

  it('is not listened for after the dashboard is left', async () => {
    await open();
    expect(heardLive()).not.toEqual([]);
    cleanup();
    expect(heardLive()).toEqual([]);
  });
});

// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { JoinInvitations } from '../../../../../web/features/recruiters/components/join-invitations.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const invitation = {
  id: 5,
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2026-09-08T10:00:00.000Z',
};
const Page = () => (
  <main>
    <p>Dashboard</p>
    <JoinInvitations />
  </main>
);
const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });

beforeEach(() => {
  fakeApi.listJoinInvitations.mockResolvedValue(listed(invitation));
  renderSignedIn(Page, { path: '/dashboard' });
});

it('A manager’s invitation is accepted on the dashboard (RECR-12)', async () => {
  fakeApi.acceptJoinInvitation.mockResolvedValue({ data: { id: 5 } });
  const accept = await screen.findByRole('button', { name: 'Accept' });
  fakeApi.listJoinInvitations.mockResolvedValue(listed());
  await userEvent.click(accept);
  expect(await screen.findByText('You work with Daniel Reyes now.')).toBeTruthy();
  expect(fakeApi.acceptJoinInvitation).toHaveBeenCalledWith({ params: { id: 5 } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
  expect(screen.queryByRole('list'), 'the news remain, without an empty list').toBeNull();
  expect(screen.getByText('You work with Daniel Reyes now.')).toBeTruthy();
});

it('A manager’s invitation is declined on the dashboard (RECR-11)', async () => {
  fakeApi.declineJoinInvitation.mockResolvedValue({ data: { id: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('You declined the invitation of Daniel Reyes.')).toBeTruthy();
  expect(fakeApi.declineJoinInvitation).toHaveBeenCalledWith({ params: { id: 5 } });
});

it('The answer to an invitation that was withdrawn meanwhile says why it failed', async () => {
  fakeApi.acceptJoinInvitation.mockRejectedValue(new ApiError(404, 'There is no such invitation'));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Daniel Reyes: There is no such invitation')).toBeTruthy();
});

it('Invitations that cannot be loaded are said to have failed, and are loaded on another try', async () => {
  await screen.findByRole('button', { name: 'Accept' });
  cleanup();
  fakeApi.listJoinInvitations.mockRejectedValueOnce(new ApiError(403, 'Not now'));
  renderSignedIn(Page, { path: '/dashboard' });
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A recruiter whom nobody invites sees no card of invitations', async () => {
  cleanup();
  fakeApi.listJoinInvitations.mockResolvedValue(listed());
  const { queryClient } = renderSignedIn(Page, { path: '/dashboard' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading')).toBeNull();
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
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

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CandidateInvitation } from '../../../../../shared/model/invitation.ts';
import { FrameActionsContext } from '../../../../../web/common/frame/frame-actions.ts';
import { InviteCandidatesModal } from '../../../../../web/features/invitations/components/invite-candidates-modal.tsx';
import { InvitedCandidates } from '../../../../../web/features/invitations/components/invited-candidates.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const waiting: CandidateInvitation = {
  id: 7,
  email: 'ana@example.com',
  status: 'waiting',
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2126-09-08T10:00:00.000Z',
  candidate: null,
};
const joined: CandidateInvitation = {
  ...waiting,
  id: 8,
  email: 'rosa@example.com',
  status: 'accepted',
  candidate: { id: 9, firstName: 'Rosa', lastName: 'Klein', avatar: null },
};
const inviteCandidates = vi.fn();

function show(lists: { waiting: CandidateInvitation[]; accepted: CandidateInvitation[] }): void {
  fakeApi.listCandidateInvitations.mockImplementation(
    async ({ query }: { query: { status: 'waiting' | 'accepted' } }) => ({
      data: lists[query.status],
      meta: { total: lists[query.status].length, page: 1, perPage: 10 },
    }),
  );
  const actions = {
    inviteRecruiters: () => {},
    inviteCandidates,
    recommendJob: () => {},
    messagePeople: () => {},
    putForward: () => {},
    addClient: () => {},
  };
  renderSignedIn(
    () => (
      <FrameActionsContext value={actions}>
        <InvitedCandidates />
      </FrameActionsContext>
    ),
    { path: '/dashboard' },
  );
}

beforeEach(() => vi.resetAllMocks());

it('The invited candidates list shows who is waiting and who joined, with a way to invite more (DASH-35)', async () => {
  show({ waiting: [waiting], accepted: [joined] });
  expect(await screen.findByRole('heading', { name: 'Invited candidates (1 waiting)' })).toBeTruthy();
  expect(screen.getByText('ana@example.com')).toBeTruthy();
  expect(await screen.findByText('Rosa Klein')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invite candidates' }));
  expect(inviteCandidates).toHaveBeenCalledOnce();
});

it('The invited candidates list loads further people of each kind when they are asked for', async () => {
  fakeApi.listCandidateInvitations.mockImplementation(
    async ({ query: { status, page } }: { query: { status: 'waiting' | 'accepted'; page: number } }) => ({
      data: [{ ...(status === 'waiting' ? waiting : joined), id: page, email: `${status}-${page}@example.com` }],
      meta: { total: status === 'waiting' ? 1 : 2, page, perPage: 1 },
    }),
  );
  renderSignedIn(InvitedCandidates, { path: '/dashboard' });
  const people = () => screen.getByRole('list', { name: 'Joined through your invitation' }).children.length;
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  await waitFor(() => expect(people()).toBe(2));
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
});

it('Resending an invitation sends its id (RECR-15)', async () => {
  fakeApi.resendCandidateInvitation.mockResolvedValue({ data: waiting });
  show({ waiting: [waiting], accepted: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the invitation to ana@example.com' }));
  expect(fakeApi.resendCandidateInvitation).toHaveBeenCalledWith({ params: { inviteId: 7 } });
  expect(await screen.findByText(/was sent again/)).toBeTruthy();
});

it('Cancelling an invitation sends its id and removes it from the list (RECR-14)', async () => {
  const lists = { waiting: [waiting], accepted: [] };
  fakeApi.cancelCandidateInvitation.mockImplementation(async () => {
    lists.waiting = [];
    return { data: { id: 7 } };
  });
  show(lists);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation to ana@example.com' }));
  expect(fakeApi.cancelCandidateInvitation).toHaveBeenCalledWith({ params: { inviteId: 7 } });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancel the invitation to ana@example.com' })).toBeNull(),
  );
});

it('Candidates are invited by a list of addresses (RECR-27)', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <InviteCandidatesModal onClose={() => setOpen(false)} /> : <p>The dialog is closed</p>;
  }
  fakeApi.inviteCandidates.mockResolvedValue({ data: [{ email: 'new@example.com', available: true }] });
  renderSignedIn(Page, { path: '/dashboard' });
  await userEvent.type(screen.getByLabelText('Candidate 1'), 'new@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation', hidden: true }));
  expect(await screen.findByText('The dialog is closed')).toBeTruthy();
  expect(fakeApi.inviteCandidates.mock.calls).toEqual([[{ body: { emails: ['new@example.com'] } }]]);
});

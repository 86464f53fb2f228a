// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InviteCandidatesModal } from '../../../../web/features/invitations/components/invite-candidates-modal.tsx';
import { InvitedCandidates } from '../../../../web/features/invitations/components/invited-candidates.tsx';
import { ReferralEarnings } from '../../../../web/features/points/components/referral-earnings.tsx';
import { ReferralPointsPage } from '../../../../web/features/points/pages/points.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const candidate = { role: 'candidate' } as const;
const hired = { id: 9, firstName: 'Rosa', lastName: 'Klein', avatar: null };
const accepted = {
  id: 8,
  email: 'rosa@example.com',
  status: 'accepted',
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2126-09-08T10:00:00.000Z',
  candidate: hired,
  earned: 50,
} as const;
const balance = { balance: 50, available: 20, held: 30, nextRelease: null, earned: 50, redeemed: 0 };

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.readPoints.mockResolvedValue({ data: balance });
});

it('The candidate’s dashboard says who was invited, joined and hired, and what that earned (PLUS-42)', async () => {
  fakeApi.listCandidateInvitations.mockImplementation(async ({ query }: { query: { status: string } }) => ({
    data: query.status === 'accepted' ? [accepted] : [],
    meta: { total: query.status === 'accepted' ? 1 : 2, page: 1, perPage: 10 },
  }));
  renderSignedIn(() => <InvitedCandidates earnings={<ReferralEarnings />} />, {
    path: '/dashboard',
    account: candidate,
  });
  const joined = await screen.findByRole('list', { name: 'Joined through your invitation' });
  expect(within(joined).getByText('Hired: 50 points')).toBeTruthy();
  expect(screen.getByText('3 invited, 2 pending, 1 joined')).toBeTruthy();
  expect(screen.getByText(/you earn 10 % of the job’s points/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: '50 points earned, 20 available' });
  expect(link.getAttribute('href')).toBe('/points');
});

it.each([
  ['candidate', true],
  ['recruiter', false],
] as const)('The invitation says to a %s whether a hire of the invited earns a share: %s (PLUS-42)', (role, earns) => {
  renderSignedIn(() => <InviteCandidatesModal onClose={() => {}} />, { path: '/dashboard', account: { role } });
  expect(screen.queryByText(/you earn 10 % of the job’s points/) !== null).toBe(earns);
});

it('The points page of a candidate says how invitations earn, and what each line is (PLUS-42)', async () => {
  const award = { id: 1, kind: 'award', points: 50, at: accepted.invitedAt, status: null, isReferral: true };
  fakeApi.listPointEntries.mockResolvedValue({
    data: [{ ...award, job: { id: 5, title: 'ICU nurse' }, candidate: hired }],
    meta: { total: 1, page: 1, perPage: 20 },
  });
  renderSignedIn(ReferralPointsPage, { path: '/points', account: candidate });
  expect(await screen.findByText('Rosa Klein hired as ICU nurse')).toBeTruthy();
  expect(screen.getByText('You invited them: your share of the job’s points.')).toBeTruthy();
  expect(screen.getByText(/When somebody you invited is hired/)).toBeTruthy();
});

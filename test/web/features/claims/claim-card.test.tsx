// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '../../../../shared/model/claim.ts';
import { ClaimCard } from '../../../../web/features/claims/components/claim-card.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ endCandidateClaim: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { claims: calls } }));

const confirmedAt = '2026-03-02T10:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(confirmedAt) + 7 * 86_400_000, toFake: ['Date'] });
  calls.endCandidateClaim.mockResolvedValue({ data: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lopez', avatar: null });
const claim: Claim = {
  id: 9,
  state: 'standing',
  recruiter: person(2001, 'Rosa'),
  candidate: person(3001, 'Ada'),
  manager: person(1001, 'Daniel'),
  job: { id: 7, title: 'ICU nurse' },
  client: { id: 5, companyName: 'Lakeside' },
  message: null,
  terms: { points: 500, guaranteeDays: 0, share: 100 },
  proposedAt: confirmedAt,
  answerBy: confirmedAt,
  confirmedAt,
  confirmedBy: 'application',
  expiresAt: '2026-08-29T10:00:00.000Z',
  ending: null,
  version: 1,
};
const open = (over: Partial<Claim>) =>
  renderSignedIn(() => <ClaimCard claim={{ ...claim, ...over }} />, {
    path: '/claims',
    account: { id: 3001, role: 'candidate' },
  });

it('A candidate says for a week of who accepted their application that it is not this recruiter, and reads what becomes of it', async () => {
  open({});
  await userEvent.click(screen.getByRole('button', { name: 'Not this recruiter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/your application waits again for the hiring manager and the other recruiters/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Not this recruiter' }));
  expect(calls.endCandidateClaim.mock.lastCall?.[0]).toMatchObject({ params: { id: 9 } });
});

it.each([
  ['after that week', { confirmedAt: '2026-03-02T09:59:59.000Z' }],
  ['of one whom the candidate chose', { confirmedBy: 'app' as const }],
])('The end of a claim %s is called so, and puts nothing back', async (_, over) => {
  open(over);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(within(await screen.findByRole('dialog')).queryByText(/waits again/)).toBeNull();
});

it('A card tells a candidate that the proposal waits for them, and leads to the page of the recruiter (PLUS-02)', () => {
  open({ state: 'proposed', confirmedAt: null, confirmedBy: null });
  expect(screen.getByText('Waits for you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rosa Lopez' }).getAttribute('href')).toBe('/candidate/recruiters/2001');
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '../../../../shared/model/claim.ts';
import { ClaimCard } from '../../../../web/features/claims/components/claim-card.tsx';
import { ClaimPage } from '../../../../web/features/claims/pages/claim.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const confirmedAt = '2026-03-02T10:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(confirmedAt) + 7 * 86_400_000, toFake: ['Date'] });
  fakeApi.endCandidateClaim.mockResolvedValue({ data: {} });
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

it('A proposal for a job that was closed says so to its candidate, who can decline it and not agree', () => {
  open({ state: 'proposed', confirmedAt: null, stop: 'closed' });
  expect(screen.getByText('Job closed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
});

it('A candidate says for a week of who accepted their application that it is not this recruiter, and reads what becomes of it', async () => {
  open({});
  await userEvent.click(screen.getByRole('button', { name: 'Not this recruiter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/your application waits again for the hiring manager and the other recruiters/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Not this recruiter' }));
  await vi.waitFor(() => expect(fakeApi.endCandidateClaim.mock.lastCall?.[0]).toMatchObject({ params: { id: 9 } }));
});

it.each([
  ['after that week', { confirmedAt: '2026-03-02T09:59:59.000Z' }],
  ['of one whom the candidate chose', { confirmedBy: 'app' as const }],
])('The end of a claim %s is called so, and puts nothing back', async (_, over) => {
  open(over);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(within(await screen.findByRole('dialog')).queryByText(/waits again/)).toBeNull();
});

it.each([
  ['candidate', { isVerified: true }, 1],
  ['recruiter', { isVerified: true }, 0],
  ['candidate', {}, 0],
] as const)('A card says to a %s of a recruiter with %o that they are verified: %s (PLUS-38)', (role, over, badges) => {
  renderSignedIn(() => <ClaimCard claim={{ ...claim, ...over }} />, { path: '/claims', account: { id: 1, role } });
  expect(screen.queryAllByText('Verified')).toHaveLength(badges);
});

it.each([
  [{}, 'introduces Ada Lopez for ICU nurse · Lakeside'],
  [{ candidate: null, state: 'proposed' as const }, 'proposes somebody for ICU nurse · Lakeside'],
  [{ candidate: null, state: 'passed_over' as const }, 'proposed somebody for ICU nurse · Lakeside'],
  [{ state: 'ended' as const }, 'introduced Ada Lopez for ICU nurse · Lakeside'],
])('A manager reads whom a recruiter introduces, and for what: %#', (over, words) => {
  renderSignedIn(() => <ClaimCard claim={{ ...claim, ...over }} />, { path: '/claims' });
  const card = screen.getByRole('listitem', { name: 'Rosa Lopez, ICU nurse' });
  expect(within(card).getByRole('link', { name: 'ICU nurse' }).closest('p')?.textContent).toBe(words);
  expect(within(card).queryByRole('button', { name: 'End' })).toBeNull();
});

it('A candidate reads who wants to represent them, for what and on which words, and chooses one or declines (PLUS-02)', async () => {
  fakeApi.confirmClaim.mockResolvedValue({ data: claim });
  fakeApi.declineClaim.mockResolvedValue({ data: claim });
  open({ state: 'proposed', confirmedAt: null, confirmedBy: null, message: 'They pay well.', standsDays: 180 });
  const card = screen.getByRole('listitem', { name: 'Rosa Lopez, ICU nurse' });
  expect(card.textContent).toContain('ICU nurse · Lakeside');
  expect(card.textContent).toContain('They pay well.');
  expect(fakeApi.confirmClaim).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Rosa' }));
  const asked = await screen.findByRole('dialog', { name: 'Choose Rosa Lopez for Lakeside?' });
  expect(fakeApi.confirmClaim).not.toHaveBeenCalled();
  expect(asked.textContent).toContain(
    'Rosa represents you with Lakeside for 180 days, until 5th Sep 2026, beginning with ICU nurse.',
  );
  expect(asked.textContent).toContain(
    'You can undo this for 10 minutes. After that, whoever else offered it reads that you chose another recruiter',
  );
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, choose Rosa' }));
  expect(fakeApi.confirmClaim.mock.calls).toEqual([[{ params: { id: 9 } }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(fakeApi.declineClaim.mock.lastCall?.[0]).toMatchObject({ params: { id: 9 } });
});

it('The evidence of a claim says to its reader what happened when, confirmed how, and who else asked (PLUS-04)', async () => {
  const by = { id: 3001, firstName: 'Ada', lastName: 'Lopez', role: 'candidate' as const };
  const step = { by, way: null, state: null, reason: null };
  const steps = [
    { ...step, id: 1, what: 'proposed', at: '2026-03-01T10:00:00.000Z', by: { ...by, id: 2001, firstName: 'Rosa' } },
    { ...step, id: 2, what: 'confirmed', way: 'link', at: confirmedAt },
  ];
  const rival = { recruiter: null, state: 'passed_over', confirmedAt: null, confirmedBy: null, endedAt: null };
  const rivals = [{ ...rival, proposedAt: '2026-03-01T12:00:00.000Z' }];
  fakeApi.readClaim.mockResolvedValue({ data: { claim, steps, rivals } });
  renderSignedIn(ClaimPage, { path: '/claims/:id', at: '/claims/9', account: { id: 2001, role: 'recruiter' } });
  const story = await screen.findByRole('list', { name: 'What happened' });
  expect(story.textContent).toMatch(/Rosa Lopez.*made the proposal 1st March 2026/);
  expect(story.textContent).toMatch(/Ada Lopez.*confirmed .* 2nd March 2026/);
  expect(screen.getByText(/^Another recruiter proposed on 1st March 2026/)).toBeTruthy();
  expect(fakeApi.readClaim.mock.calls[0]?.[0].params).toEqual({ id: 9 });
});

it.each([
  ['nine minutes after the choice', 9, 'app', true],
  ['by link', 9, 'link', true],
  ['eleven minutes after the choice', 11, 'app', false],
  ['of one who agreed by applying', 1, 'application', false],
] as const)('A choice can be undone %s: %i %s %s (PLUS-51)', async (_, minutes, confirmedBy, isOffered) => {
  vi.setSystemTime(Date.parse(confirmedAt) + minutes * 60_000);
  fakeApi.undoChoice.mockResolvedValue({ data: {} });
  open({ confirmedBy });
  const button = screen.queryByRole('button', { name: 'Undo choosing Rosa Lopez' });
  expect(button !== null).toBe(isOffered);
  if (!button) return;
  await userEvent.click(button);
  await vi.waitFor(() => expect(fakeApi.undoChoice.mock.lastCall?.[0]).toMatchObject({ params: { id: 9 } }));
});

it('A sentence that ends with the name of a company has one stop', async () => {
  open({ client: { id: 5, companyName: 'Lakeside Inc.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Not this recruiter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/no longer represents you with Lakeside Inc\. [A-Z]/)).toBeTruthy();
});

it.each([
  ['proposed', ['Mail does not reach Ada. Your proposal waits here until they sign in.']],
  ['declined', []],
] as const)('A recruiter reads of a claim that is %s whether mail reaches the candidate: %o', (state, words) => {
  renderSignedIn(() => <ClaimCard claim={{ ...claim, state, mailReturns: true }} />, {
    path: '/claims',
    account: { id: 2001, role: 'recruiter' },
  });
  expect(screen.queryAllByText(/does not reach/).map(({ textContent }) => textContent)).toEqual(words);
});

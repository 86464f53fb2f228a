// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LedgerEntry } from '../../../../shared/model/points.ts';
import { WhatHappened } from '../../../../web/features/points/components/what-happened.tsx';
import { renderPage, respondToCalls } from '../../support/render-page.tsx';
import { withSession } from '../../support/with-session.ts';

const at = '2026-03-01T12:00:00.000Z';
const [past, future] = ['2026-03-02T12:00:00.000Z', '2099-01-12T12:00:00.000Z'];
const award: LedgerEntry = {
  id: 71,
  kind: 'award',
  points: 400,
  at,
  job: { id: 5001, title: 'ICU nurse' },
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  status: null,
};
const margaret = { id: 5, firstName: 'Margaret', lastName: 'Osei', avatar: null };
type Leaving = NonNullable<LedgerEntry['leaving']>;
const returned = (over: Partial<Leaving> = {}): LedgerEntry => {
  const said = { leftOn: '2026-02-20', reason: 'She moved.', saidAt: at, points: 400, contestUntil: future };
  const leaving = { ...said, contest: null, decision: null, ...over };
  return { ...award, id: 72, kind: 'return', points: -400, aboutId: 71, leaving };
};
/** What a manager said that is not settled. */
const asked = (over: Partial<Leaving> = {}): LedgerEntry => ({ ...returned(over), points: 0 });

function show(entry: LedgerEntry, response: { status?: number; body?: unknown } = { body: { data: entry } }) {
  const sent = respondToCalls({ 'POST /api/recruiter/rewards/72/contest': response });
  const { container } = renderPage(() => <WhatHappened entry={entry} />, '/points');
  return { sent, text: () => container.textContent };
}

withSession();

const contested = { contest: { at: past, words: 'She is still there.' } };
const decided = (outcome: 'upheld' | 'restored') => ({
  ...contested,
  decision: { at: past, by: margaret, outcome, words: 'So it is.' },
});

it.each<[string, LedgerEntry, RegExp]>([
  ['held', { ...award, bounty: 'held', heldUntil: future }, /^Priya Iyer hired as ICU nurse Held until 12th Jan 2099$/],
  ['no longer held', { ...award, bounty: 'held', heldUntil: past }, /^Priya Iyer hired as ICU nurse$/],
  [
    'held until an operator has looked at it (PLUS-44)',
    { ...award, bounty: 'held', heldUntil: past, awaitsReview: true },
    /^Priya Iyer hired as ICU nurse Held until HireHub has looked at it: this manager’s hires earned more .+ left unverified$/,
  ],
  [
    'held until the manager is verified first',
    { ...award, bounty: 'held', heldUntil: null, awaitsReview: true, awaitsVerification: true },
    /^Priya Iyer hired as ICU nurse Held until the hiring manager is verified$/,
  ],
  ['returned', { ...award, bounty: 'returned', heldUntil: future }, /^Priya Iyer hired as ICU nurse Returned$/],
  ['from before guarantees', award, /^Priya Iyer hired as ICU nurse$/],
  [
    'held while its manager says that it is not earned',
    { ...award, bounty: 'held', heldUntil: past, inQuestion: true, awaitsReview: true },
    /^Priya Iyer hired as ICU nurse Held until it is settled$/,
  ],
  [
    'a leaving',
    asked(),
    /left on 20th Feb 2026“She moved.”400 points return on that day unless you contest it; you are heard first.Contest until/,
  ],
  [
    'a contested payee',
    asked({ about: 'payee' }),
    /^Contested by the manager: Priya Iyer hired as ICU nurse“She moved.”400 points wait; you are heard first.Contest until/,
  ],
  ['a leaving too old to contest', asked({ contestUntil: past }), /“She moved.”$/],
  ['a return', returned(), /^Returned: Priya Iyer hired as ICU nurse, left on 20th Feb 2026“She moved.”$/],
  [
    'a contested return',
    asked(contested),
    /Contested on 2nd Mar 2026: “She is still there.” A Super Hire manager who works with the manager, or else HireHub, decides\.$/,
  ],
  [
    'an upheld return',
    returned(decided('upheld')),
    /Margaret Osei decided on 2nd Mar 2026: the points return. “So it is.”$/,
  ],
  ['a restored return', asked(decided('restored')), /you keep the points. “So it is.”$/],
  ['an award without its job', { ...award, job: null }, /^Award$/],
  ['an award without its candidate', { ...award, candidate: null }, /^Award$/],
  ['held without an end', { ...award, bounty: 'held', heldUntil: null }, /^Priya Iyer hired as ICU nurse$/],
  ['available', { ...award, bounty: 'available', heldUntil: future }, /^Priya Iyer hired as ICU nurse$/],
  ['a return from before reasons', { ...returned(), leaving: null }, /^Returned: Priya Iyer hired as ICU nurse$/],
  ['a return of nobody', { ...returned(), leaving: null, job: null }, /^Returned$/],
  [
    'a return without its job',
    { ...returned({ contestUntil: past }), job: null },
    /^Returned, left on 20th Feb 2026“She moved.”$/,
  ],
  ['a restoration of nobody', { ...award, kind: 'restoration', job: null }, /^Restored after your contest$/],
  ['a redemption from before forms', { ...award, kind: 'redemption', status: null }, /^Redeemed $/],
  ['a restoration', { ...award, kind: 'restoration' }, /^Restored after your contest: Priya Iyer hired as ICU nurse$/],
  ['a refund', { ...award, kind: 'refund', job: null, candidate: null }, /^Given back: a reward was refused$/],
  [
    'a refused redemption',
    { ...award, kind: 'redemption', job: null, candidate: null, status: 'refused', reward: 'cash', refusal: 'Closed.' },
    /^Redeemed as cash RefusedClosed\.$/,
  ],
])('A line of the ledger that is %s shows what happened and until when', (_, entry, words) => {
  const { text } = show(entry);
  expect(text()).toMatch(words);
  const mayContest = entry.points === 0 && entry.leaving?.contestUntil === future && !entry.leaving.contest;
  expect(screen.queryAllByRole('button', { name: /^Contest the return/ })).toHaveLength(mayContest ? 1 : 0);
});

it.each([
  ['requested', 'amber', 'Requested'],
  ['approved', 'accent', 'Approved'],
  ['paid', 'green', 'Paid'],
  ['refused', 'red', 'Refused'],
] as const)('A redemption that is %s has the colour of what that means: %s', (status, meaning, label) => {
  show({ ...award, kind: 'redemption', status, reward: 'gift_card' });
  expect(screen.getByText(label).closest<HTMLElement>('[data-meaning]')?.dataset['meaning']).toBe(meaning);
  cleanup();
  show({ ...award, bounty: status === 'paid' ? 'held' : 'returned', heldUntil: future });
  const pill = screen.getByText(/^(Held|Returned)/).closest<HTMLElement>('[data-meaning]');
  expect(pill?.dataset['meaning']).toBe(status === 'paid' ? 'amber' : 'red');
});

it('A contest says once what follows from it, also for somebody without a name, and is given up without a call', () => {
  const { sent } = show({ ...asked(), candidate: null });
  expect(screen.getByText('until 12th Jan 2099')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Contest the return' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Contest the return?' }));
  const lead =
    'A Super Hire manager who works with the manager, or else HireHub, reads this and decides whether you keep the points; manager and candidate read it too. You can contest once.';
  expect(dialog.getByText(lead)).toBeTruthy();
  expect(dialog.getByLabelText('Why the points should stay yours')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

async function contest(words: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Contest the return of Priya Iyer hired as ICU nurse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contest the return?' }));
  expect(dialog.getByText(/or else HireHub, reads this and decides/)).toBeTruthy();
  if (words) await userEvent.type(dialog.getByLabelText(/Why the points for Priya Iyer should stay yours/), words);
  await userEvent.click(dialog.getByRole('button', { name: 'Contest the return' }));
  return dialog;
}

it('A recruiter contests a return with words, which are required', async () => {
  const { sent } = show(asked());
  const dialog = await contest('');
  expect(await dialog.findByText('Required')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Why the points/), 'She is still there.');
  await userEvent.click(dialog.getByRole('button', { name: 'Contest the return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({ method: 'POST', body: { words: 'She is still there.' } });
});

it('A contest that is refused shows why and keeps the words', async () => {
  show(asked(), { status: 409, body: { message: 'You have contested this already', errors: [] } });
  const dialog = await contest('She is still there.');
  expect(await dialog.findByText('You have contested this already')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Why the points/).value).toBe('She is still there.');
});

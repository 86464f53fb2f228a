// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Statement, StatementLine } from '../../../../shared/model/statement.ts';
import { StatementSheet } from '../../../../web/features/points/components/statement-sheet.tsx';
import { stateOf, statementRows } from '../../../../web/features/points/model/statement-words.ts';
import { renderPage } from '../../support/render-page.tsx';

const zone = 'UTC';
const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const line = { job: { id: 5001, title: 'ICU nurse' }, candidate: priya, reward: null, reason: null };
const statement: Statement = {
  month: '2026-11',
  firstMonth: '2026-10',
  from: '2026-11-01T00:00:00.000Z',
  until: '2026-11-23T12:00:00.000Z',
  isOver: false,
  opening: 500,
  closing: 900,
  totals: { earned: 800, returned: 300, restored: 0, redeemed: 100, refunded: 0, paid: 100 },
  guarantee: 500,
  payable: 400,
  lines: [
    {
      ...line,
      id: 1,
      kind: 'award',
      points: 800,
      at: '2026-11-03T10:00:00.000Z',
      state: 'guarantee',
      on: '2027-01-02T10:00:00.000Z',
    },
    {
      ...line,
      id: 2,
      kind: 'return',
      points: -300,
      at: '2026-11-05T10:00:00.000Z',
      state: 'booked',
      on: null,
      reason: 'She moved.',
    },
    {
      ...line,
      id: 3,
      kind: 'redemption',
      points: -100,
      at: '2026-11-06T10:00:00.000Z',
      job: null,
      candidate: null,
      reward: 'cash',
      state: 'paid',
      on: '2026-11-08T10:00:00.000Z',
    },
  ],
  payments: [
    { id: 3, at: '2026-11-08T10:00:00.000Z', requestedAt: '2026-11-06T10:00:00.000Z', points: 100, reward: 'cash' },
  ],
  expected: [
    {
      claimId: 9,
      job: { id: 5002, title: 'Night nurse' },
      candidate: priya,
      companyName: 'Lakeside',
      points: 600,
      guaranteeDays: 30,
      status: 'submitted',
      chance: { from: 'submitted', of: 8, hired: 3 },
      weighed: 225,
    },
  ],
};

it('The statement shows each movement with its state between the balances, what was paid and what may come (PLUS-05)', () => {
  renderPage(() => <StatementSheet statement={statement} zone={zone} />, '/points/statement');
  const rows = within(screen.getByRole('table', { name: /Movements/ })).getAllByRole('row');
  // Wide, the state is a column; the stylesheet shows it below what happened on a phone.
  for (const below of document.querySelectorAll('.statement-state-below')) below.remove();
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateWhatStatePoints',
    '1st Nov 2026Opening balance500',
    '3rd Nov 2026Hired: Priya Iyer, ICU nurseWithin guarantee until 2nd Jan 2027+800',
    '5th Nov 2026Left within the guarantee: Priya Iyer, ICU nurse“She moved.”−300',
    '6th Nov 2026Redeemed as cashPaid on 8th Nov 2026−100',
    '23rd Nov 2026Balance so far900',
  ]);
  expect(screen.getByRole('table', { name: 'Paid out' }).textContent).toContain('Cash, requested on 6th Nov 2026');
  expect(screen.getByRole('table', { name: 'Expected' }).textContent).toContain('Night nurse, Lakeside');
  expect(document.querySelector('.statement-figures')?.textContent).toBe(
    'Expected600likely 225Earned800Held500Payable400Paid100Returned300',
  );
});

it('The statement as a file has a row for each movement, payment and expectation, with numbers as numbers (PLUS-05)', () => {
  const rows = statementRows(statement, zone);
  expect(rows.map(([section, , , points]) => [section, points])).toEqual([
    ['Section', 'Points'],
    ['Opening balance', 500],
    ['Movement', 800],
    ['Movement', -300],
    ['Movement', -100],
    ['Closing balance', 900],
    ['Held', 500],
    ['Payable', 400],
    ['Paid out', 100],
    ['Expected', 600],
  ]);
  expect(rows[3]).toEqual([
    'Movement',
    '5th Nov 2026',
    'Left within the guarantee: Priya Iyer, ICU nurse',
    -300,
    null,
    'She moved.',
  ]);
});

it('A statement without payments has no table of them', async () => {
  renderPage(() => <StatementSheet statement={{ ...statement, payments: [] }} zone={zone} />, '/points/statement');
  expect(await screen.findByText('Movements')).toBeTruthy();
  expect(screen.queryByText('Paid out')).toBeNull();
});

const states: Record<StatementLine['state'], string | undefined> = {
  guarantee: 'Within guarantee until 2nd Jan 2027',
  review:
    'Held until HireHub has looked at it: this manager’s hires earned more than usual, or the manager left unverified',
  question: 'Held until it is settled',
  payable: 'Payable since 2nd Jan 2027',
  returned: 'Returned on 2nd Jan 2027',
  requested: 'Requested',
  approved: 'Approved on 2nd Jan 2027',
  paid: 'Paid on 2nd Jan 2027',
  refused: 'Refused on 2nd Jan 2027',
  booked: undefined,
};
it.each(Object.entries(states) as [StatementLine['state'], string | undefined][])(
  'A movement of the statement that is %s says since or until when, if it has a state (PLUS-05)',
  (state, words) => {
    expect(stateOf({ state, on: '2027-01-02T10:00:00.000Z' }, zone)?.label).toBe(words);
  },
);

it('The statement of a month that is over expects nothing, and names what has no form and no guarantee', () => {
  const [first, ...others] = statement.expected;
  const over: Statement = {
    ...statement,
    isOver: true,
    lines: [],
    totals: { ...statement.totals, restored: 50 },
    payments: [{ ...statement.payments[0]!, reward: null, points: 1200 }],
    expected: [{ ...first!, guaranteeDays: 0 }, { ...first!, claimId: 10, chance: null, weighed: null }, ...others],
  };
  renderPage(() => <StatementSheet statement={over} zone={zone} />, '/points/statement');
  const figures = [...document.querySelectorAll('.ui-stat')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['Earned850', 'Held500', 'Payable400', 'Paid100', 'Returned300']);
  const rowsOf = (name: RegExp) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));
  expect(rowsOf(/Movements/)).toEqual([
    'Date|What|State|Points',
    '1st Nov 2026|Opening balance||500',
    'Nothing came or went.',
    '23rd Nov 2026|Closing balance||900',
  ]);
  expect(rowsOf(/Paid out/)).toEqual(['Date|What|Points', '8th Nov 2026|Reward, requested on 6th Nov 2026|1,200']);
  expect(rowsOf(/Expected/)).toEqual([
    'Candidate|Status|Guarantee|Points|Likely',
    'Priya IyerNight nurse, Lakeside3 of your 8 who reached Submitted were hired|Submitted|None|600|225',
    'Priya IyerNight nurse, LakesideNot weighed: fewer than 5 of your candidates are decided|Submitted|30 days|600|–',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/claims/9', '/claims/10']);
});

it('What is expected has no column of what is likely before anything can be weighed, and says from when on (PLUS-05)', () => {
  const expected = statement.expected.map((one) => ({ ...one, chance: null, weighed: null }));
  renderPage(() => <StatementSheet statement={{ ...statement, expected }} zone={zone} />, '/points/statement');
  expect(screen.getByRole('table', { name: 'Expected' }).textContent).not.toContain('Likely');
  expect(screen.getByText(/^How much of it is likely is said once 5 of your candidates were/)).toBeTruthy();
  expect(document.querySelector('.statement-figures')?.textContent).toMatch(/^Expected600Earned800/);
});

it('The movement of a statement keeps its state and reason beside it, and a refund has neither', () => {
  const lines: StatementLine[] = [{ ...statement.lines[0]!, kind: 'refund', state: 'booked', on: null }];
  renderPage(() => <StatementSheet statement={{ ...statement, lines, expected: [] }} zone={zone} />, '/points');
  expect(screen.getByText(/^Given back/).textContent).toBe('Given back: a reward was refused');
  expect(screen.queryByRole('table', { name: 'Expected' })).toBeNull();
  expect(document.querySelector('.statement-figures')?.textContent).toMatch(/^Expected0Earned800/);
});

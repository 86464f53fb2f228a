import { expect, it } from 'vitest';
import type {
  ExpectedBounty,
  Statement,
  StatementLine,
  StatementState,
} from '../../../../../shared/model/statement.ts';
import { formatDay } from '../../../../../web/ui/text/short-dates.ts';
import {
  chanceWords,
  dayOf,
  likelyWords,
  monthBy,
  monthInWords,
  stateOf,
  statementRows,
  whatOf,
} from '../../../../../web/features/points/model/statement-words.ts';

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const job = { id: 5001, title: 'ICU nurse' };
const at = '2026-11-03T23:30:00.000Z';
const line: StatementLine = {
  id: 1,
  kind: 'award',
  points: 800,
  at,
  job,
  candidate: priya,
  reward: null,
  state: 'guarantee',
  on: '2027-01-02T10:00:00.000Z',
  reason: null,
};

it('Months are named, and counted over the ends of years', () => {
  expect([monthInWords('2026-01'), monthInWords('2026-12')]).toEqual(['January 2026', 'December 2026']);
  expect([monthBy('2026-12', 1), monthBy('2026-01', -1), monthBy('2026-10', 1), monthBy('2026-03', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-11',
    '2026-03',
  ]);
});

it('Days are those of the reader’s zone, and a day without a time is the same everywhere', () => {
  expect([dayOf(at, 'UTC'), dayOf(at, 'Asia/Tokyo')]).toEqual(['3rd Nov 2026', '4th Nov 2026']);
  expect(formatDay('2026-11-01')).toBe('1st Nov 2026');
});

it.each<[StatementLine['kind'], Partial<StatementLine>, string]>([
  ['award', {}, 'Hired: Priya Iyer, ICU nurse'],
  ['award', { job: null }, 'Hired: A hire'],
  ['award', { candidate: null }, 'Hired: A hire'],
  ['return', {}, 'Left within the guarantee: Priya Iyer, ICU nurse'],
  ['restoration', {}, 'Restored after a contest: Priya Iyer, ICU nurse'],
  ['redemption', { reward: 'gift_card' }, 'Redeemed as gift card'],
  ['redemption', { reward: 'cash' }, 'Redeemed as cash'],
  ['redemption', {}, 'Redeemed'],
  ['refund', {}, 'Given back: a reward was refused'],
])('A movement of points that is a %s says what it is: %o', (kind, over, words) => {
  expect(whatOf({ ...line, kind, ...over })).toBe(words);
});

const meanings: Record<StatementState, string | undefined> = {
  guarantee: 'amber',
  review: 'amber',
  question: 'amber',
  payable: 'violet',
  returned: 'red',
  requested: 'amber',
  approved: 'accent',
  paid: 'green',
  refused: 'red',
  booked: undefined,
};
it.each(Object.entries(meanings) as [StatementState, string | undefined][])(
  'The colour of a movement that is %s says what it means: %s',
  (state, meaning) => {
    expect(stateOf({ state, on: at }, 'UTC')?.meaning).toBe(meaning);
    // A state that came without its day names none.
    expect(stateOf({ state, on: null }, 'UTC')?.label ?? '').not.toMatch(/\d|Invalid|undefined/);
  },
);

it('The file of a statement has every movement, payment and expectation, with its sums (PLUS-05)', () => {
  const statement: Statement = {
    month: '2026-11',
    firstMonth: null,
    from: '2026-10-31T15:00:00.000Z',
    until: '2026-11-30T15:00:00.000Z',
    isOver: true,
    opening: 500,
    closing: 900,
    totals: { earned: 800, returned: 0, restored: 0, redeemed: 400, refunded: 0, paid: 400 },
    guarantee: 501,
    payable: 399,
    lines: [line, { ...line, id: 2, kind: 'return', points: -400, state: 'booked', on: null, reason: 'She moved.' }],
    payments: [
      { id: 3, at, requestedAt: at, points: 100, reward: 'gift_card' },
      { id: 4, at, requestedAt: at, points: 300, reward: null },
    ],
    expected: [
      {
        claimId: 9,
        job,
        candidate: priya,
        companyName: 'Lakeside',
        points: 600,
        guaranteeDays: 30,
        status: 'submitted',
        chance: { from: 'contacted', of: 8, hired: 3 },
        weighed: 225,
      },
    ],
  };
  expect(statementRows(statement, 'Asia/Tokyo')).toEqual([
    ['Section', 'Date', 'What', 'Points', 'State', 'Reason'],
    ['Opening balance', '1st Nov 2026', 'November 2026', 500, null, null],
    ['Movement', '4th Nov 2026', 'Hired: Priya Iyer, ICU nurse', 800, 'Within guarantee until 2nd Jan 2027', null],
    ['Movement', '4th Nov 2026', 'Left within the guarantee: Priya Iyer, ICU nurse', -400, null, 'She moved.'],
    ['Closing balance', '1st Dec 2026', 'November 2026', 900, null, null],
    ['Held', '1st Dec 2026', null, 501, null, null],
    ['Payable', '1st Dec 2026', null, 399, null, null],
    ['Paid out', '4th Nov 2026', 'Gift card', 100, 'Paid', null],
    ['Paid out', '4th Nov 2026', null, 300, 'Paid', null],
    [
      'Expected',
      '1st Dec 2026',
      'Priya Iyer, ICU nurse, Lakeside',
      600,
      'Expected, likely 225',
      '3 of your 8 who reached Contacted were hired',
    ],
  ]);
});

it('What is likely is the sum of what is weighed, and says how many are not (PLUS-05)', () => {
  const one = { chance: { from: 'contacted', of: 8, hired: 3 }, weighed: 900 } as ExpectedBounty;
  const unknown = { chance: null, weighed: null } as ExpectedBounty;
  expect(likelyWords([one, { ...one, weighed: 300 }])).toBe('likely 1,200');
  expect(likelyWords([one, unknown, unknown])).toBe('likely 900, without 2 not weighed');
  expect([likelyWords([unknown]), likelyWords([])]).toEqual([undefined, undefined]);
  expect(chanceWords(unknown)).toBe('Not weighed: fewer than 5 of your candidates are decided');
});

import { describe, expect, it } from 'vitest';
import { askedMonth, composeStatement } from '../../../../functions/features/points/compose-statement.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';
import { refusalOf } from '../../../support/handle.ts';

const zone = 'America/Chicago';
const at = '2026-11-23T12:00:00.000Z';
const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const award: StoredEntry = {
  id: 10,
  kind: 'award',
  points: 500,
  at: '2026-10-05T10:00:00.000Z',
  job: { id: 5001, title: 'ICU nurse' },
  candidate: priya,
  status: null,
  recruiterId: 2001,
  manager: null,
  viewedAt: null,
  bounty: 'held',
  heldUntil: '2026-11-04T10:00:00.000Z',
};
const about = { ...award, heldUntil: null, aboutId: award.id };
const redemption: StoredEntry = { ...award, id: 20, kind: 'redemption', points: -200, at: '2026-11-06T10:00:00.000Z' };

function ofMonth(month: string, entries: StoredEntry[]) {
  return composeStatement(entries, { ...askedMonth({ month, zone, at }), zone, expected: [] });
}

describe('A statement', () => {
  it('begins and ends with the days of the reader’s zone; a running month ends now (PLUS-05)', () => {
    expect(askedMonth({ month: '2026-10', zone, at })).toEqual({
      month: '2026-10',
      from: '2026-10-01T05:00:00.000Z',
      until: '2026-11-01T05:00:00.000Z',
      isOver: true,
    });
    expect(askedMonth({ zone, at })).toMatchObject({ month: '2026-11', until: at, isOver: false });
    expect(askedMonth({ zone: 'Pacific/Auckland', at: '2026-11-30T12:00:00.000Z' }).month).toBe('2026-12');
  });

  it('of a month that has not begun is refused by its field', async () => {
    const refusal = await refusalOf(Promise.resolve().then(() => askedMonth({ month: '2026-12', zone, at })));
    expect(refusal).toEqual({
      kind: 'invalid',
      message: 'This month has not begun',
      errors: [{ key: 'month', message: 'This month has not begun' }],
      retryAfter: undefined,
    });
  });

  const held = { state: 'guarantee', on: award.heldUntil };
  const returned = { ...about, id: 11, kind: 'return' as const, points: -500, at: '2026-10-20T10:00:00.000Z' };
  const restored = { ...about, id: 12, kind: 'restoration' as const, points: 500, at: '2026-10-25T10:00:00.000Z' };
  const asked = (saidAt = '2026-10-20T10:00:00.000Z', decidedAt?: string): StoredEntry => ({
    ...about,
    id: 11,
    kind: 'return',
    points: 0,
    at: saidAt,
    leaving: {
      leftOn: '2026-10-19',
      reason: 'She moved.',
      saidAt,
      points: 500,
      contestUntil: '2026-11-03T10:00:00.000Z',
      contest: null,
      decision: decidedAt ? { at: decidedAt, by: null, outcome: 'restored', words: 'So.' } : null,
    },
  });
  it('names no movement of what a manager says that nothing has come of (PLUS-05)', () => {
    const { lines, closing, guarantee } = ofMonth('2026-10', [award, asked()]);
    expect([lines.map(({ kind }) => kind), closing, guarantee]).toEqual([['award'], 500, 500]);
  });

  it.each<[string, string, StoredEntry[], object]>([
    ['within its guarantee at the month’s end', '2026-10', [award], held],
    [
      'available though it was held then, in a later month',
      '2026-11',
      [{ ...award, at: '2026-11-01T10:00:00.000Z' }],
      { state: 'payable', on: award.heldUntil },
    ],
    [
      'without a guarantee',
      '2026-10',
      [{ ...award, heldUntil: null, bounty: 'available' }],
      { state: 'payable', on: award.at },
    ],
    [
      'held until an operator has looked at it (PLUS-44)',
      '2026-11',
      [{ ...award, at: '2026-11-01T10:00:00.000Z', awaitsReview: true }],
      { state: 'review', on: null },
    ],
    [
      'held though an operator released it in a later month',
      '2026-10',
      [{ ...award, bounty: 'available', heldUntil: null, reviewedAt: '2026-11-02T10:00:00.000Z' }],
      { state: 'review', on: null },
    ],
    [
      'payable since an operator released it after the guarantee',
      '2026-11',
      [{ ...award, at: '2026-11-01T10:00:00.000Z', reviewedAt: '2026-11-05T10:00:00.000Z' }],
      { state: 'payable', on: '2026-11-05T10:00:00.000Z' },
    ],
    [
      'within its guarantee, though an operator released it before',
      '2026-10',
      [{ ...award, reviewedAt: '2026-10-06T10:00:00.000Z' }],
      held,
    ],
    ['returned', '2026-10', [award, returned], { state: 'returned', on: returned.at }],
    ['returned only in the next month', '2026-10', [award, { ...returned, at: '2026-11-02T10:00:00.000Z' }], held],
    ['restored after a contest', '2026-10', [award, returned, restored], held],
    ['in question, as its manager said in the month', '2026-10', [award, asked()], { state: 'question', on: null }],
    ['held though it was in question in the next month', '2026-10', [award, asked('2026-11-02T10:00:00.000Z')], held],
    [
      'in question though that was decided in the next month',
      '2026-10',
      [award, asked('2026-10-20T10:00:00.000Z', '2026-11-02T10:00:00.000Z')],
      { state: 'question', on: null },
    ],
    [
      'in question though it returned in the next month',
      '2026-10',
      [award, { ...asked(), points: -500, at: '2026-11-02T10:00:00.000Z' }],
      { state: 'question', on: null },
    ],
    ['held after a decision', '2026-10', [award, asked('2026-10-20T10:00:00.000Z', '2026-10-25T10:00:00.000Z')], held],
  ])('shows a bounty as it was at its end: %s (PLUS-05)', (_, month, entries, state) => {
    expect(ofMonth(month, entries).lines[0]).toMatchObject({ id: award.id, ...state });
  });

  it.each<[string, Partial<StoredEntry>, object]>([
    ['requested', {}, { state: 'requested', on: null }],
    ['approved', { approvedAt: '2026-11-07T10:00:00.000Z' }, { state: 'approved' }],
    ['paid', { approvedAt: '2026-11-07T10:00:00.000Z', paidAt: '2026-11-08T10:00:00.000Z' }, { state: 'paid' }],
    [
      'refused',
      { refusedAt: '2026-11-09T10:00:00.000Z', refusal: 'No account' },
      { state: 'refused', reason: 'No account' },
    ],
  ])('shows a reward as %s, with its day (PLUS-05)', (_, over, state) => {
    expect(ofMonth('2026-11', [{ ...redemption, ...over }]).lines[0]).toMatchObject(state);
  });

  it('adds up: what was before, the movements of the month, and what is held or payable after (PLUS-05)', () => {
    const paid = { ...redemption, paidAt: '2026-11-08T10:00:00.000Z', reward: 'cash' as const };
    const second = {
      ...award,
      id: 21,
      points: 300,
      at: '2026-11-10T10:00:00.000Z',
      heldUntil: '2027-02-08T10:00:00.000Z',
    };
    const [october, november] = ['2026-10', '2026-11'].map((month) => ofMonth(month, [second, paid, award]));
    expect(october).toMatchObject({ opening: 0, closing: 500, guarantee: 500, payable: 0, payments: [] });
    expect(november).toMatchObject({ opening: 500, closing: 600, guarantee: 300, payable: 300, firstMonth: '2026-10' });
    expect(november!.totals).toEqual({ earned: 300, returned: 0, restored: 0, redeemed: 200, refunded: 0, paid: 200 });
    expect(november!.lines.map(({ id }) => id)).toEqual([20, 21]);
    expect(november!.payments).toMatchObject([{ at: paid.paidAt, requestedAt: paid.at, points: 200 }]);
  });

  it('says what was returned and restored in the month, each as a positive number (PLUS-05)', () => {
    expect(ofMonth('2026-10', [award, returned, restored]).totals).toEqual({
      earned: 500,
      returned: 500,
      restored: 500,
      redeemed: 0,
      refunded: 0,
      paid: 0,
    });
  });

  it('has what happened at the instant between two months in the second alone', () => {
    const midnight = '2026-11-01T05:00:00.000Z';
    const first = { ...award, id: 9, at: '2026-10-01T05:00:00.000Z', heldUntil: midnight };
    const paid = { ...redemption, at: '2026-10-06T10:00:00.000Z', paidAt: midnight };
    const [october, november] = ['2026-10', '2026-11'].map((month) =>
      ofMonth(month, [{ ...award, at: midnight }, paid, first]),
    );
    expect(october!.lines.map(({ id, state }) => [id, state])).toEqual([
      [9, 'payable'],
      [20, 'requested'],
    ]);
    expect(november!.lines.map(({ id }) => id)).toEqual([10]);
    expect([october, november].map((one) => [one!.totals.paid, one!.totals.earned, one!.closing])).toEqual([
      [0, 500, 300],
      [200, 500, 800],
    ]);
    // The running month has what has happened at this very moment.
    const now = ofMonth('2026-11', [
      { ...award, at },
      { ...redemption, paidAt: at },
      { ...award, id: 30, at: `${at}!` },
    ]);
    expect([now.lines.map(({ id }) => id), now.totals.paid]).toEqual([[10, 20], 200]);
  });

  it('shows a reward as it was at the month’s end, though it was paid since (PLUS-05)', () => {
    const asked = { ...redemption, at: '2026-10-06T10:00:00.000Z', approvedAt: '2026-10-07T10:00:00.000Z' };
    const later = '2026-11-02T10:00:00.000Z';
    expect(ofMonth('2026-10', [{ ...asked, paidAt: later }]).lines[0]).toMatchObject({ state: 'approved' });
    expect(ofMonth('2026-10', [{ ...asked, refusedAt: later }]).lines[0]).toMatchObject({ state: 'approved' });
  });
});

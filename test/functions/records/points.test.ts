import * as points from '../../../functions/records/points.ts';
import type { StoredEntry, StoredReturn } from '../../../functions/records/points.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const later = '2026-12-01T10:00:00.000Z';
const candidate = { id: 3001 };
const entry = {
  id: 50,
  recruiterId: 7,
  points: 500,
  viewedAt: null,
  manager: null,
  candidate,
} as unknown as StoredEntry;
const held = { ...entry, bounty: 'held', heldUntil: later, job: { id: 5, title: 'Nurse' } } as unknown as StoredEntry;
const redemption = { ...entry, points: -100, status: 'requested' } as unknown as StoredEntry;
const contestUntil = '2026-12-01T09:00:00.000Z';
const leaving = { reason: 'left', contestUntil } as unknown as StoredReturn['leaving'];
const asked = { ...entry, id: 60, points: 0, at: someTime, aboutId: 50, leaving, version: 1 } as StoredReturn;
const contested = { ...asked, leaving: { reason: 'contested' }, version: 2 } as unknown as StoredReturn;
const returned = { ...asked, points: -500, at: later, version: 2 } as StoredReturn;
const waiting = { ...held, inQuestion: true, returnId: 60 } as unknown as StoredEntry;
const decidedAs = (outcome: string) =>
  ({
    ...(outcome === 'upheld' ? returned : { ...asked, version: 2 }),
    leaving: { decision: { at: later, by: { id: 4001 }, outcome } },
  }) as unknown as StoredReturn;

const item = (one: StoredEntry, over: object = {}) => ({ ...keys.ledgerEntry(7, one.id), ...one, ...over });
const award = (over: object = {}) => ({ ...keys.jobAward(5, 3001), recruiterId: 7, entryId: 50, ...over });
const balance = (over: object = {}) => ({
  ...keys.points(7),
  balance: 500,
  earned: 500,
  redeemed: 0,
  held: 0,
  ...over,
});
const due = {
  ...keys.dueBounty('2026-12-01', 50),
  recruiterId: 7,
  entryId: 50,
  ttl: Date.parse(later) / 1000 + 60 * 86_400,
};
const requested = item(redemption, { ...keys.redemptions('requested'), gsi1sk: sortable(50) });
const trace = (userId: number) => {
  const place = keys.ledgerEntry(7, 60);
  return { ...keys.trace(userId, place), place };
};
const changed = 'conflict | This bounty has changed meanwhile; reload it';
const awarded = 'conflict | This job’s points were already awarded';
const failed = 'TransactionCanceledException';

describeWrites('An award', [
  ['without a guarantee is available', () => points.awardWrites(5, entry), [], [award(), balance(), item(entry)]],
  [
    'with a guarantee is held, and found on the day when that ends',
    () => points.awardWrites(5, held),
    [balance({ balance: 20, earned: 30, held: 10 })],
    [due, award(), balance({ balance: 520, earned: 530, held: 510 }), item(held)],
  ],
  ['of a job is one', () => points.awardWrites(5, entry), [award()], awarded],
  ['is written once', () => points.awardWrites(5, entry), [item(entry)], awarded],
  [
    'of a job whose award was returned is a second one',
    () => points.awardWrites(5, entry),
    [award({ entryId: 40, isReturned: true })],
    [award(), balance(), item(entry)],
  ],
  ['is seen', () => points.viewedEntryWrite(7, 50, later), [item(entry)], [item(entry, { viewedAt: later })]],
  [
    'that is missing is not seen',
    () => points.viewedEntryWrite(7, 50, later),
    [],
    'notFound | There is no such reward',
  ],
]);

const redeem = (more: { held: number; heldRead?: number }) => () =>
  points.redemptionWrites(redemption, {
    held: more.held,
    read: { balance: 0, earned: 0, redeemed: 0, ...(more.heldRead !== undefined && { held: more.heldRead }) },
  });
const tooFew = 'conflict | There are not enough points left | count';

describeWrites('A redemption', [
  [
    'of all that is left is requested',
    redeem({ held: 0 }),
    [balance({ balance: 100 })],
    [balance({ balance: 0, redeemed: 100 }), requested],
  ],
  ['of one point more than is left is refused', redeem({ held: 0 }), [balance({ balance: 99 })], tooFew],
  [
    'beside what is held takes what is free',
    redeem({ held: 400, heldRead: 400 }),
    [balance({ held: 400 })],
    [balance({ balance: 400, redeemed: 100, held: 400 }), requested],
  ],
  ['of what is held is refused', redeem({ held: 401, heldRead: 401 }), [balance({ held: 401 })], tooFew],
  ['is refused while more is held than was read', redeem({ held: 0 }), [balance({ held: 1 })], tooFew],
  [
    'from a balance of before there was a guarantee is requested',
    redeem({ held: 0 }),
    [{ ...keys.points(7), balance: 100, earned: 100, redeemed: 0 }],
    [{ ...keys.points(7), balance: 0, earned: 100, redeemed: 100 }, requested],
  ],
  ['is written once', redeem({ held: 0 }), [balance(), requested], failed],
  [
    'that is approved is listed with the approved ones',
    () =>
      points.settledRedemptionWrite(redemption, {
        ...redemption,
        status: 'approved',
        approvedAt: later,
      } as StoredEntry),
    [requested],
    [{ ...requested, status: 'approved', approvedAt: later, ...keys.redemptions('approved') }],
  ],
  [
    'that is refused says when and why',
    () =>
      points.settledRedemptionWrite(redemption, {
        ...redemption,
        status: 'refused',
        refusedAt: later,
        refusal: 'No',
      } as StoredEntry),
    [requested],
    [{ ...requested, status: 'refused', refusedAt: later, refusal: 'No', ...keys.redemptions('refused') }],
  ],
  [
    'is settled once',
    () => points.settledRedemptionWrite(redemption, redemption),
    [{ ...requested, status: 'approved' }],
    'conflict | Someone else has just settled this reward',
  ],
  [
    'that was refused gives its points back',
    () => points.refundWrites({ ...entry, points: 100 }),
    [balance({ balance: 0, redeemed: 100 })],
    [balance({ balance: 100, redeemed: 0 }), item(entry, { points: 100 })],
  ],
  ['gives its points back once', () => points.refundWrites(entry), [item(entry)], failed],
]);

describeWrites('A held bounty', [
  [
    'is available when its guarantee ends',
    () => points.releasedBountyWrites(held, later),
    [item(held), balance({ held: 500 })],
    [balance(), item(held, { bounty: 'available' })],
  ],
  [
    'is not available a moment before',
    () => points.releasedBountyWrites(held, '2026-12-01T09:59:59.999Z'),
    [item(held)],
    changed,
  ],
  ['is available once', () => points.releasedBountyWrites(held, later), [item(held, { bounty: 'available' })], changed],
  [
    'is not available while it is in question',
    () => points.releasedBountyWrites(held, later),
    [item(waiting)],
    changed,
  ],
  [
    'is in question within its guarantee, and found when the time to contest that is over',
    () => points.questionedBountyWrites(held, asked),
    [item(held), balance({ held: 500 })],
    [
      { ...due, ttl: Date.parse(contestUntil) / 1000 + 60 * 86_400 },
      balance({ held: 500 }),
      item(waiting),
      item(asked),
    ],
  ],
  [
    'is not in question when its guarantee ends',
    () => points.questionedBountyWrites(held, { ...asked, at: later }),
    [item(held)],
    changed,
  ],
  [
    'that is available is not in question',
    () => points.questionedBountyWrites(held, asked),
    [item(held, { bounty: 'available' })],
    changed,
  ],
  ['is in question once', () => points.questionedBountyWrites(held, asked), [item(held, { returnId: 59 })], changed],
  [
    'is not in question over another entry',
    () => points.questionedBountyWrites(held, asked),
    [item(held), item(asked)],
    failed,
  ],
  [
    'returns, and the job may earn points again',
    () => points.returnedBountyWrites(waiting, asked, returned),
    [item(waiting), item(asked), balance({ held: 500 }), award()],
    [
      award({ isReturned: true }),
      balance({ balance: 0, earned: 0, held: 0 }),
      item(held, { bounty: 'returned', returnId: 60 }),
      item(returned),
    ],
  ],
  [
    'of no job returns alone',
    () => points.returnedBountyWrites({ ...waiting, job: null }, asked, returned),
    [item(waiting), item(asked), balance({ held: 500 })],
    [balance({ balance: 0, earned: 0, held: 0 }), item(held, { bounty: 'returned', returnId: 60 }), item(returned)],
  ],
  [
    'that is not in question does not return',
    () => points.returnedBountyWrites(held, asked, returned),
    [item(held), item(asked)],
    changed,
  ],
  [
    'does not return once its recruiter has contested that',
    () => points.returnedBountyWrites(waiting, asked, returned),
    [item(waiting), item(contested)],
    changed,
  ],
]);

const listed = { ...keys.contestedReturns, gsi1sk: sortable(60) };
const decide = (outcome: 'upheld' | 'restored', isAvailable = false) =>
  points.decidedReturnWrites(waiting, { before: asked, after: decidedAs(outcome) }, isAvailable);
const settled = (over: object = {}) => item(held, { returnId: 60, ...over });

describeWrites('A return', [
  [
    'that is contested waits for the super managers',
    () => points.contestedReturnWrite(asked, contested),
    [item(asked)],
    [item(contested, listed)],
  ],
  ['is contested once', () => points.contestedReturnWrite(asked, contested), [item(contested)], changed],
  [
    'that is upheld takes the points back, and leads to who decided',
    () => decide('upheld'),
    [item(waiting), item(asked, listed), balance({ held: 500 }), award()],
    [
      award({ isReturned: true }),
      balance({ balance: 0, earned: 0, held: 0 }),
      settled({ bounty: 'returned' }),
      item(decidedAs('upheld')),
      trace(4001),
    ],
  ],
  [
    'that nobody by name decided leads to the recruiter',
    () => points.decidedReturnWrites(waiting, { before: asked, after: { ...asked, version: 2 } }, false),
    [item(waiting), item(asked)],
    [settled(), item(asked, { version: 2 }), trace(7)],
  ],
  ['is decided once', () => decide('upheld'), [item(waiting), item(decidedAs('upheld'))], changed],
  [
    'that is decided for the recruiter within the guarantee leaves the points held',
    () => decide('restored'),
    [item(waiting), item(asked, listed), balance({ held: 500 })],
    [balance({ held: 500 }), settled(), item(decidedAs('restored')), trace(4001)],
  ],
  [
    'that is decided for the recruiter after the guarantee frees the points',
    () => decide('restored', true),
    [item(waiting), item(asked, listed), balance({ held: 500 })],
    [balance(), settled({ bounty: 'available' }), item(decidedAs('restored')), trace(4001)],
  ],
  [
    'does not free what began to wait for somebody else meanwhile',
    () => decide('restored', true),
    [item(waiting, { awaitsReview: true }), item(asked)],
    changed,
  ],
]);

import * as awaited from '../../../functions/records/awaited-award.ts';
import type { StoredEntry } from '../../../functions/records/points.ts';
import { awardWrites, endedWaitWrites } from '../../../functions/records/points.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const [later, ttl] = ['2026-12-01T10:00:00.000Z', Date.parse(someTime) / 1000 + 60 * 86_400];
const entry = {
  id: 50,
  recruiterId: 7,
  points: 500,
  at: someTime,
  bounty: 'held',
  manager: { id: 4001 },
  candidate: { id: 3001 },
} as unknown as StoredEntry;
const [unverified, unseen] = [
  { ...entry, awaitsVerification: true },
  { ...entry, awaitsReview: true },
];
const both = { ...unverified, awaitsReview: true };
const listed = { ...keys.awardsToReview, gsi1sk: sortable(50) };
const item = (one: StoredEntry, over: object = {}) => ({ ...keys.ledgerEntry(7, 50), ...one, ...over });
const balance = (held: number) => ({ ...keys.points(7), balance: 500, earned: 500, redeemed: 0, held });
const month = (points: number) => ({ ...keys.pointsOfMonth(4001, someTime.slice(0, 7)), points, ttl });
const pointer = { ...keys.awaitedAward(4001, 50), recruiterId: 7, entryId: 50 };
const reviewed = (one: StoredEntry, isAvailable: boolean) => () =>
  endedWaitWrites(one, 'awaitsReview', { at: later, isAvailable });
const verified = (one: StoredEntry, isAvailable: boolean) => () => [
  ...endedWaitWrites(one, 'awaitsVerification', { at: later, isAvailable }),
  awaited.noLongerAwaitedWrite(4001, 50),
];
const past = 'conflict | This manager’s hires earned more than usual this month';
const changed = 'conflict | This bounty has changed meanwhile; reload it';

describeWrites('An award among those of its manager’s month', [
  ['is the first', () => awaited.countedAwardWrites(entry, 500), [], [month(500)]],
  ['fits up to the cap', () => awaited.countedAwardWrites(entry, 1000), [month(500)], [month(1000)]],
  ['is refused one point beyond', () => awaited.countedAwardWrites(entry, 1000), [month(501)], past],
  ['is refused in an empty month if it passes the cap alone', () => awaited.countedAwardWrites(entry, 499), [], past],
]);

describeWrites('An award that waits for the operator', [
  [
    'is listed from the first',
    () => awardWrites(5, unseen),
    [],
    [{ ...keys.jobAward(5, 3001), recruiterId: 7, entryId: 50 }, balance(500), item(unseen, listed)],
  ],
  [
    'is free and listed no longer once it is released',
    reviewed(unseen, true),
    [item(unseen, listed), balance(500)],
    [item(entry, { bounty: 'available', reviewedAt: later }), balance(0)],
  ],
  [
    'is held on where something else holds it',
    reviewed(both, false),
    [item(both, listed), balance(500)],
    [item(unverified, { reviewedAt: later }), balance(500)],
  ],
  ['is released once', reviewed(unseen, true), [item(entry), balance(0)], changed],
  [
    'is read again where its manager was verified in this moment',
    reviewed(both, false),
    [item(unseen, listed), balance(500)],
    changed,
  ],
  [
    'is not free while its manager is not verified',
    reviewed(unseen, true),
    [item(both, listed), balance(500)],
    changed,
  ],
  [
    'is not free after it returned',
    reviewed(unseen, true),
    [item(unseen, { ...listed, bounty: 'returned' }), balance(0)],
    changed,
  ],
]);

describeWrites('An award that waits for its manager', [
  [
    'is free once they are verified',
    verified(unverified, true),
    [item(unverified), pointer, balance(500)],
    [item(entry, { bounty: 'available' }), balance(0)],
  ],
  [
    'waits for the operator on',
    verified(both, false),
    [item(both, listed), pointer, balance(500)],
    [item(unseen, listed), balance(500)],
  ],
  [
    'is read again where the operator released it in this moment',
    verified(both, false),
    [item(unverified), pointer, balance(500)],
    changed,
  ],
]);

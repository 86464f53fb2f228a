import { expect, it } from 'vitest';
import type { Settlement } from '../../../../functions/features/operator/settle-reward.ts';
import { settleReward } from '../../../../functions/features/operator/settle-reward.ts';
import type { StoredEntry } from '../../../../functions/records/points.ts';
import { someTime } from '../../../support/builders.ts';

const at = '2026-09-03T10:00:00.000Z';
const requested: StoredEntry = {
  id: 5,
  kind: 'redemption',
  points: -200,
  at: someTime,
  job: null,
  candidate: null,
  status: 'requested',
  recruiterId: 2001,
  manager: null,
  viewedAt: someTime,
};
const settle = (before: StoredEntry, settlement: Settlement) =>
  settleReward(before, settlement, { at, eventId: 7, refundId: 8 });

it.each([
  ['requested', { status: 'approved' }, { approvedAt: at }],
  ['approved', { status: 'paid' }, { paidAt: at }],
  ['approved', { status: 'refused', reason: 'No account' }, { refusedAt: at, refusal: 'No account' }],
] as const)('A reward that was %s has the time of its new step, and of no other: %j', (status, settlement, step) => {
  const before = { ...requested, status };
  expect(settle(before, settlement).after).toEqual({ ...before, status: settlement.status, ...step });
});

it.each([{ status: 'approved' }, { status: 'refused', reason: 'No account' }] as const)(
  'The event of a reward has the points as a positive number, and a reason only where it has one: %j',
  (settlement) => {
    const { data } = settle(requested, settlement).event;
    expect(data).toEqual({ rewardId: 5, recruiterId: 2001, points: 200, ...settlement });
  },
);

it('A refused reward gives its points back in an entry that names the reward', () => {
  expect(settle(requested, { status: 'approved' }).refund).toBeUndefined();
  expect(settle(requested, { status: 'refused', reason: 'No account' }).refund).toMatchObject({
    id: 8,
    kind: 'refund',
    points: 200,
    at,
    recruiterId: 2001,
    aboutId: 5,
  });
});

import type { EventOf } from '../../../events/catalogue.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredEntry } from '../../records/points.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

/** How an operator settles a redemption; a refusal says why. */
export type Settlement = { status: 'approved' | 'paid' } | { status: 'refused'; reason: string };

/** A settled redemption, its event, and the entry that gives the points of a refused one back. */
export interface SettledReward {
  before: StoredEntry;
  after: StoredEntry;
  refund: StoredEntry | undefined;
  event: EventOf<'reward-settled'>;
}

/** From which statuses each can follow. */
export const settledFrom = {
  approved: ['requested'],
  paid: ['approved'],
  refused: ['requested', 'approved'],
} as const;

/**
 * Decides a redemption: requested, then approved, then paid; no step is left out or done twice. Until it is paid it can
 * be refused, and then its points come back.
 */
export function settleReward(
  before: StoredEntry,
  settlement: Settlement,
  { at, eventId, refundId }: { at: string; eventId: number; refundId: number },
): SettledReward {
  const { status } = settlement;
  const from: readonly unknown[] = settledFrom[status];
  if (!from.includes(before.status))
    throw refuse.conflict(`This reward is ${before.status}, so it cannot become ${status}`);
  const reason = settlement.status === 'refused' ? settlement.reason : undefined;
  const after: StoredEntry = {
    ...before,
    status,
    ...(status === 'approved' && { approvedAt: at }),
    ...(status === 'paid' && { paidAt: at }),
    ...(status === 'refused' && { refusedAt: at, refusal: reason }),
  };
  const event = eventOf('reward-settled', {
    id: eventId,
    at,
    actor: { kind: 'system' },
    subject: keys.pointsSubject(before.recruiterId),
    data: {
      rewardId: before.id,
      recruiterId: before.recruiterId,
      points: -before.points,
      status,
      ...(reason !== undefined && { reason }),
    },
  });
  return { before, after, refund: status === 'refused' ? refundOf(before, refundId, at) : undefined, event };
}

function refundOf({ points, recruiterId, id: aboutId }: StoredEntry, id: number, at: string): StoredEntry {
  return {
    id,
    kind: 'refund',
    points: -points,
    at,
    job: null,
    candidate: null,
    status: null,
    recruiterId,
    manager: null,
    viewedAt: at,
    aboutId,
  };
}

import type { EventOf } from '../../../events/catalogue.ts';
import type { RewardForm } from '../../../shared/constants/points.ts';
import type { Points } from '../../../shared/model/points.ts';
import { countOf } from '../../../shared/rules/money.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredEntry } from '../../records/points.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  id: number;
  eventId: number;
}
interface Redeemed {
  points: Points;
  entry: StoredEntry;
  event: EventOf<'points-redeemed'>;
}

/** Decides a redemption: at most what is available; it becomes a requested reward (POINTS-18). */
export function redeemPoints(
  points: Points,
  { count, reward }: { count: number; reward: RewardForm },
  { actor, at, id, eventId }: Circumstances,
): Redeemed {
  if (count > points.available) throw refuse.conflict(tooMany(points), 'count');
  const entry: StoredEntry = {
    id,
    kind: 'redemption',
    points: -count,
    at,
    job: null,
    candidate: null,
    status: 'requested',
    reward,
    recruiterId: actor.id,
    manager: null,
    viewedAt: at,
  };
  const event = eventOf('points-redeemed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.pointsSubject(actor.id),
    data: { rewardId: id, recruiterId: actor.id, points: count },
  });
  return {
    points: {
      ...points,
      balance: points.balance - count,
      available: points.available - count,
      redeemed: points.redeemed + count,
    },
    entry,
    event,
  };
}

function tooMany({ available, held }: Points): string {
  const toRedeem = `You have ${countOf(available, 'point')} to redeem`;
  return held > 0 ? `${toRedeem}; ${countOf(held, 'point')} more are held` : toRedeem;
}

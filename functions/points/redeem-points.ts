import type { EventOf } from '../../events/catalogue.ts';
import type { RewardForm } from '../../shared/constants/points.ts';
import type { Points } from '../../shared/model/points.ts';
import type { Actor } from '../door/actor.ts';
import { refuse } from '../door/refusal.ts';
import type { StoredEntry } from '../records/points.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import { keys } from '../table/keys.ts';

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

/** Decides a redemption: at most the balance; it becomes a requested reward (POINTS-18). */
export function redeemPoints(
  points: Points,
  { count, reward }: { count: number; reward: RewardForm },
  { actor, at, id, eventId }: Circumstances,
): Redeemed {
  if (count > points.balance) throw refuse.conflict(`You have ${points.balance} points to redeem`, 'count');
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
    points: { balance: points.balance - count, earned: points.earned, redeemed: points.redeemed + count },
    entry,
    event,
  };
}

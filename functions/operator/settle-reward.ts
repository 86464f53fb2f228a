import type { EventOf } from '../../events/catalogue.ts';
import type { LedgerEntry } from '../../shared/model/points.ts';
import { refuse } from '../door/refusal.ts';
import { eventOf } from '../table/outbox.ts';
import { keys } from '../table/keys.ts';

export interface Redemption extends LedgerEntry {
  recruiterId: number;
}

const before = { approved: 'requested', paid: 'approved' } as const;

/** Decides approving or paying a redemption: requested, then approved, then paid; no step is left out or done twice. */
export function settleReward(
  redemption: Redemption,
  status: 'approved' | 'paid',
  { at, eventId }: { at: string; eventId: number },
): EventOf<'reward-settled'> {
  if (redemption.status !== before[status])
    throw refuse.conflict(`This reward is ${redemption.status}, so it cannot become ${status}`);
  const data = { rewardId: redemption.id, recruiterId: redemption.recruiterId, points: -redemption.points, status };
  return eventOf('reward-settled', {
    id: eventId,
    at,
    actor: { kind: 'system' },
    subject: keys.pointsSubject(redemption.recruiterId),
    data,
  });
}

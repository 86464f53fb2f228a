import type { Points } from '../../../shared/model/points.ts';
import { waitsForSomebody } from '../../domain/points/settle-bounty.ts';
import type { StoredEntry, StoredPoints } from '../../records/points.ts';

/**
 * A recruiter's points at this time: a bounty whose guarantee has ended counts as available, before a run says so;
 * one that waits for its manager's verification or for an operator does not.
 */
export function pointsNow(
  { balance, earned, redeemed }: StoredPoints,
  entries: readonly StoredEntry[],
  at: string,
): Points {
  const bounties = entries.filter(({ bounty }) => bounty === 'held');
  const awaited = bounties.filter(waitsForSomebody);
  const holds = bounties.flatMap((one) =>
    !waitsForSomebody(one) && one.heldUntil != null && one.heldUntil > at
      ? [{ until: one.heldUntil, points: one.points }]
      : [],
  );
  const held = sumOf(holds) + sumOf(awaited);
  const next = holds.map(({ until }) => until).sort()[0];
  const nextRelease = next ? { at: next, points: sumOf(holds.filter(({ until }) => until === next)) } : null;
  return { balance, available: balance - held, held, nextRelease, earned, redeemed };
}

function sumOf(holds: readonly { points: number }[]): number {
  return holds.reduce((sum, { points }) => sum + points, 0);
}

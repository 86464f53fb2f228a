import type { Points } from '../../../shared/model/points.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { StoredPoints } from '../../records/points.ts';
import { pointsNow } from './points-now.ts';
import type { PointsStore } from './points.store.ts';

/** A recruiter's points now, and the balance as stored; the ledger is only read while something is held. */
export async function readPointsNow(
  recruiterId: number,
  { pointsStore, clock }: { pointsStore: Pick<PointsStore, 'balance' | 'entries'>; clock: Pick<Clock, 'now'> },
): Promise<{ stored: StoredPoints; points: Points }> {
  const stored = await pointsStore.balance(recruiterId);
  const entries = stored.held ? await pointsStore.entries(recruiterId) : [];
  return { stored, points: pointsNow(stored, entries, clock.now()) };
}

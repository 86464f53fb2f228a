import type { EventOf } from '../../events/catalogue.ts';
import type { Points } from '../../shared/model/points.ts';
import { refuse } from '../door/refusal.ts';
import type { StoredEntry } from '../records/points.ts';
import { awardWrites, awardedAlready, redemptionWrites, viewedEntryWrite } from '../records/points.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import type { Award } from './award-points.ts';

const none: Points = { balance: 0, earned: 0, redeemed: 0 };

/**
 * Reads and saves points. Every entry of the ledger is written together with the balance, so that the balance is always
 * their sum.
 */
export function pointsStore(table: Table) {
  /** The recruiter's points, strongly consistent. */
  async function points(recruiterId: number): Promise<Points> {
    return (await table.get<Points>(keys.points(recruiterId), { consistent: true })) ?? none;
  }

  /** The ledger, newest first. */
  async function entries(recruiterId: number): Promise<StoredEntry[]> {
    return table.query<StoredEntry>(keys.ledger(recruiterId), { newestFirst: true });
  }

  /** One entry of the recruiter's ledger. */
  async function entry(recruiterId: number, entryId: number): Promise<StoredEntry> {
    const found = await table.get<StoredEntry>(keys.ledgerEntry(recruiterId, entryId), { consistent: true });
    if (!found) throw refuse.notFound('There is no such reward');
    return found;
  }

  /** Saves an award once per job; a repeated event, or a job closed a second time, changes nothing. */
  async function saveAward({ jobId, entry, event }: Award): Promise<void> {
    try {
      await table.write([...awardWrites(jobId, entry), eventWrite(event)]);
    } catch (error) {
      if (error !== awardedAlready) throw error;
    }
  }

  /** Saves a redemption; two concurrent ones cannot take the balance below zero. */
  async function saveRedemption(entry: StoredEntry, event: EventOf<'points-redeemed'>): Promise<void> {
    await table.write([...redemptionWrites(entry), eventWrite(event)]);
  }

  /** Marks an award acknowledged. */
  async function saveViewed(recruiterId: number, entryId: number, at: string): Promise<void> {
    await table.writeOne(viewedEntryWrite(recruiterId, entryId, at));
  }

  return { points, entries, entry, saveAward, saveRedemption, saveViewed };
}
export type PointsStore = ReturnType<typeof pointsStore>;

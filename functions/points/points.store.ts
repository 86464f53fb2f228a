import type { EventOf } from '../../events/catalogue.ts';
import type { Points } from '../../shared/model/points.ts';
import { Refusal, refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import { exists, isNew } from '../table/write.ts';
import type { Award, StoredEntry } from './award-points.ts';

const none: Points = { balance: 0, earned: 0, redeemed: 0 };
const awardedAlready = new Refusal('conflict', 'This job’s points were awarded already');

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

  /** Saves an award once per job; a repeated event, or a job closed for the second time, changes nothing. */
  async function saveAward({ jobId, recruiterId, entry, event }: Award): Promise<void> {
    try {
      await table.write([
        { put: { ...keys.jobAward(jobId), recruiterId, entryId: entry.id }, when: isNew, refusal: awardedAlready },
        { put: { ...keys.ledgerEntry(recruiterId, entry.id), ...entry } },
        { update: keys.points(recruiterId), add: { balance: entry.points, earned: entry.points, redeemed: 0 } },
        eventWrite(event),
      ]);
    } catch (error) {
      if (error !== awardedAlready) throw error;
    }
  }

  /** Saves a redemption; two at once cannot take the balance below zero. */
  async function saveRedemption(
    recruiterId: number,
    entry: StoredEntry,
    event: EventOf<'points-redeemed'>,
  ): Promise<void> {
    const count = -entry.points;
    await table.write([
      {
        update: keys.points(recruiterId),
        add: { balance: -count, redeemed: count },
        when: { expression: '#balance >= :count', values: { count } },
        refusal: refuse.conflict('There are not enough points left', 'count'),
      },
      {
        put: {
          ...keys.ledgerEntry(recruiterId, entry.id),
          ...entry,
          ...keys.redemptions('requested'),
          gsi1sk: sortable(entry.id),
        },
        when: isNew,
      },
      eventWrite(event),
    ]);
  }

  /** Marks an award acknowledged. */
  async function saveViewed(recruiterId: number, entryId: number, at: string): Promise<void> {
    await table.writeOne({
      update: keys.ledgerEntry(recruiterId, entryId),
      set: { viewedAt: at },
      when: exists,
      refusal: refuse.notFound('There is no such reward'),
    });
  }

  return { points, entries, entry, saveAward, saveRedemption, saveViewed };
}
export type PointsStore = ReturnType<typeof pointsStore>;

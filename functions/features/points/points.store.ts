import type { EventOf } from '../../../events/catalogue.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { StoredEntry, StoredPoints } from '../../records/points.ts';
import { awardWrites, awardedAlready, redemptionWrites, viewedEntryWrite } from '../../records/points.ts';
import { countedAwardWrites, pastMonthlyCap } from '../../records/awaited-award.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import { accountsIn } from '../../records/account.ts';
import { seenRowsIn } from '../../domain/people/seen-rows.ts';
import type { Award } from './award-points.ts';
import { heldForReview } from './award-points.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const none: StoredPoints = { balance: 0, earned: 0, redeemed: 0, held: 0 };

/**
 * Reads and saves points. Every entry of the ledger is written together with the balance, so that the balance is always
 * their sum.
 */
export function pointsStore(table: Table) {
  /** The recruiter's balance as stored, strongly consistent. */
  async function balance(recruiterId: number): Promise<StoredPoints> {
    return (await table.get(keys.points(recruiterId), { consistent: true })) ?? none;
  }

  /** The ledger, newest first. */
  async function entries(recruiterId: number): Promise<StoredEntry[]> {
    return table.query(keys.ledger(recruiterId), { newestFirst: true, consistent: true });
  }

  /** One entry of the recruiter's ledger. */
  async function entry(recruiterId: number, entryId: number): Promise<StoredEntry> {
    const found = await table.get(keys.ledgerEntry(recruiterId, entryId), { consistent: true });
    if (!found) throw noSuch('reward');
    return found;
  }

  /** The candidate who invited this one and still has an account; undefined where nobody, or a recruiter, did. */
  async function inviterOf(candidateId: number): Promise<number | undefined> {
    const accounts = accountsIn(table);
    const inviterId = (await accounts.account(candidateId))?.invitedBy;
    const inviter = inviterId === undefined ? undefined : await accounts.account(inviterId);
    return inviter?.role === 'candidate' && inviter.status === 'active' ? inviter.id : undefined;
  }

  /**
   * Saves an award once per job and candidate; a repeated event, or the same hire a second time, changes nothing. One with
   * which the manager's hires would earn more than the cap in its month is saved as waiting for the operator (PLUS-44):
   * the count is guarded by the same transaction, so that of several at once only those that fit together are free.
   */
  async function saveAward(award: Award, cap: number): Promise<void> {
    const isFree = await tryWrite(saveOnce(award, countedAwardWrites(award.entry, cap)), pastMonthlyCap);
    if (!isFree) await saveOnce({ ...award, entry: heldForReview(award.entry) }, []);
  }

  async function saveOnce({ jobId, entry, event, disputed }: Award, counted: SingleWrite[]): Promise<void> {
    const events = disputed ? [event, disputed.event] : [event];
    await tryWrite(
      table.write([...awardWrites(jobId, entry, disputed?.asked), ...counted, ...events.map(eventWrite)]),
      awardedAlready,
    );
  }

  /** Saves a redemption decided on the balance that was read; concurrent ones cannot take more than is available. */
  async function saveRedemption(
    { entry, event }: { entry: StoredEntry; event: EventOf<'points-redeemed'> },
    decidedOn: { held: number; read: StoredPoints },
  ): Promise<void> {
    await table.write([...redemptionWrites(entry, decidedOn), eventWrite(event)]);
  }

  /** Marks an award acknowledged. */
  async function saveViewed(recruiterId: number, entryId: number, at: string): Promise<void> {
    await table.writeOne(viewedEntryWrite(recruiterId, entryId, at));
  }

  return { seen: seenRowsIn(table), balance, entries, entry, inviterOf, saveAward, saveRedemption, saveViewed };
}
export type PointsStore = ReturnType<typeof pointsStore>;

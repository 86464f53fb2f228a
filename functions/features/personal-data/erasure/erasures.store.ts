import type { EventOf } from '../../../../events/catalogue.ts';
import { openStatus } from '../../../../shared/constants/job.ts';
import type { Reader } from '../../../platform/door/actor.ts';
import { noSuch, refuse } from '../../../platform/door/refusal.ts';
import type { StoredErasure } from '../../../records/erasure.ts';
import {
  cancelledErasureWrite,
  doneErasureWrite,
  erasureProgressWrite,
  erasureWrites,
  waitingErasureCheck,
} from '../../../records/erasure.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { accountsIn, closedAccountWrite, noErasureDueWrite } from '../../../records/account.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import type { Table } from '../../../platform/table/table.ts';
import type { ErasureAtStake } from './show-erasure.ts';

// Nothing makes drafts yet, so nobody is asked about them.
const storedOpenStatuses = [openStatus, 'on_hold'] as const;
const tooLate = refuse.conflict('The erasure has begun; it can no longer be cancelled');
const notRequested = refuse.notFound('No erasure of this account is requested');

/** Stores what is to be erased, when, and its progress. */
export function erasuresStore(table: Table) {
  const { account } = accountsIn(table);

  /** The user's account, strongly consistent. */
  async function owner(userId: number): Promise<StoredAccount> {
    const found = await account(userId);
    if (!found) throw noSuch('account');
    return found;
  }

  /**
   * The erasure that waits for this account, if requested, and what it would delete today: jobs that are not closed,
   * and points.
   */
  async function erasureOf({ id, role }: Pick<Reader, 'id' | 'role'>): Promise<ErasureAtStake> {
    const hires = role === 'manager' || role === 'super_manager';
    const [[erasure, balance], ...jobs] = await Promise.all([
      table.batchGet([keys.erasure(id), keys.points(id)], { consistent: true }),
      ...(hires ? storedOpenStatuses : []).map((status) => table.count(keys.jobsOfManager(id, status))),
    ]);
    const pointsLeft = (balance as { balance: number } | undefined)?.balance ?? 0;
    return {
      erasure: erasure as StoredErasure | undefined,
      stake: { openJobs: jobs.reduce((all, some) => all + some, 0), pointsLeft },
    };
  }

  /** Saves a request with its event; a second one is refused. */
  async function saveRequest(
    owner: StoredAccount,
    when: { id: number; at: string; dueAt: string },
    event: EventOf<'erasure-requested'>,
  ): Promise<void> {
    await table.write([...erasureWrites(owner, when), eventWrite(event)]);
  }

  /** Cancels an erasure; one that has begun refuses. */
  async function saveCancelled(userId: number, event: EventOf<'erasure-cancelled'>): Promise<void> {
    await table.write([
      cancelledErasureWrite(userId, { refusal: tooLate, missing: notRequested }),
      noErasureDueWrite(userId, tooLate),
      eventWrite(event),
    ]);
  }

  /** Erasures that are due, the longest overdue first; at most `most`. */
  async function due(now: string, most: number): Promise<StoredErasure[]> {
    const oldest = await table.query(keys.erasures, { limit: most });
    return oldest.filter((one) => one.dueAt <= now);
  }

  /**
   * Closes the account for good: from here on its owner can no longer sign in, change anything or cancel. Sessions end,
   * and `ended` notifies live connections.
   */
  async function saveClosing(erasure: StoredErasure, ended: EventOf<'sessions-ended'> | undefined): Promise<void> {
    await table.write([
      waitingErasureCheck(erasure),
      closedAccountWrite(erasure.userId),
      ...(ended ? [eventWrite(ended)] : []),
    ]);
  }

  /** Saves an erasure's progress; when `dueAt` changes, the next run comes then. */
  async function saveProgress(erasure: StoredErasure): Promise<void> {
    await table.writeOne(erasureProgressWrite(erasure));
  }

  /** Ends an erasure: nothing is left but the audit line, which names nobody. */
  async function saveErased({ userId }: StoredErasure, event: EventOf<'account-erased'>): Promise<void> {
    await table.write([doneErasureWrite(userId), eventWrite(event)]);
  }

  return { owner, account, erasureOf, saveRequest, saveCancelled, due, saveClosing, saveProgress, saveErased };
}
export type ErasuresStore = ReturnType<typeof erasuresStore>;

import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import {
  accountsIn,
  activeAccountCheck,
  liveSessionsWrite,
  recruiterKindWrite,
  superManagerWrite,
} from '../../records/account.ts';
import { endedSessionWrite } from '../../records/session.ts';
import { erasureWrites, hurriedErasureWrite } from '../../records/erasure.ts';
import type { decideReturn, voidAward } from '../../domain/points/settle-bounty.ts';
import { whoseHiresIn } from '../../domain/points/whose-hire.ts';
import { overseersOf } from '../../records/collaboration.ts';
import { monthOfAward } from '../../records/awaited-award.ts';
import type { StoredEntry, StoredReturn } from '../../records/points.ts';
import {
  decidedReturnWrites,
  endedWaitWrites,
  refundWrites,
  settledRedemptionWrite,
  voidedAwardWrites,
} from '../../records/points.ts';
import type { StoredClaimFile } from '../../records/claim-file.ts';
import type { StoredVerification } from '../../records/verification.ts';
import { revokedVerificationWrite, verifiedWrite } from '../../records/verification.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { Table } from '../../platform/table/table.ts';
import { provenanceOf, type Provenance } from './reward-provenance.ts';
import type { SettledReward } from './settle-reward.ts';

/** Why a user cannot become a super manager. */
export const onlyManagers = refuse.conflict(
  'Only a hiring manager with an open account can become a Super Hire manager',
  'email',
);

/** Why a person cannot be verified, or no longer be. */
export const onlyOpenAccounts = refuse.conflict(
  'Only managers and recruiters with an open account are verified',
  'email',
);
const verifiedAlready = refuse.conflict('This person is verified already; revoke that first', 'email');
export const notVerified = refuse.conflict('This person is not verified by an operator', 'email');

const sessionsMoved = refuse.conflict('Somebody logged in or out in this moment; ask again', 'email');

/** Reads and saves what only operators may. */
export function operatorStore(table: Table) {
  const { entry, contested } = whoseHiresIn(table);

  /** The account with this address. */
  async function accountByEmail(email: string): Promise<StoredAccount> {
    const found = await accountsIn(table).accountByEmail(email);
    if (!found) throw refuse.notFound('Nobody has this address', 'email');
    return found;
  }

  /** Managers who ask to become super managers, oldest first. */
  async function superManagerRequests(): Promise<StoredAccount[]> {
    return table.query(keys.superManagerRequests);
  }

  /** Makes a manager a super manager. */
  async function saveSuperManager(userId: number, event: AnyEvent): Promise<void> {
    await table.write([superManagerWrite(userId, onlyManagers), eventWrite(event)]);
  }

  /** Everyone whom an operator verified, oldest first. */
  async function verifications(): Promise<StoredVerification[]> {
    return table.query(keys.verifications);
  }

  /** The verification of this person; undefined without one. */
  async function verification(userId: number): Promise<StoredVerification | undefined> {
    return table.get(keys.verification(userId), { consistent: true });
  }

  /** Verifies a person, unless they are verified already. */
  async function saveVerified(verification: StoredVerification, event: EventOf<'verification-changed'>): Promise<void> {
    await table.write([
      activeAccountCheck(verification.userId, onlyOpenAccounts),
      verifiedWrite(verification, verifiedAlready),
      eventWrite(event),
    ]);
  }

  /** Takes a person's verification back. */
  async function saveRevoked(userId: number, event: EventOf<'verification-changed'>): Promise<void> {
    await table.write([revokedVerificationWrite(userId, notVerified), eventWrite(event)]);
  }

  /** Sets whether a recruiter is internal. */
  async function saveRecruiterKind(event: EventOf<'recruiter-kind-changed'>): Promise<void> {
    const { userId, isInternal } = event.data;
    await table.write([recruiterKindWrite(userId, isInternal), eventWrite(event)]);
  }

  /** Redemptions in one status, oldest first. */
  async function redemptions(status: string): Promise<StoredEntry[]> {
    return table.query(keys.redemptions(status));
  }

  /** Where the points of a reward come from. */
  async function provenance(reward: StoredEntry): Promise<Provenance> {
    const entries = await table.query(keys.ledger(reward.recruiterId));
    const ids = entries.flatMap(({ manager, candidate }) => [manager?.id ?? [], candidate?.id ?? []].flat());
    const found = await accountsIn(table).accounts([...new Set([reward.recruiterId, ...ids])]);
    return provenanceOf(reward, entries, new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : []))));
  }

  /** Contested returns and payees of managers with whom no super manager works, oldest first: the operator decides them. */
  async function contests(): Promise<StoredReturn[]> {
    const waiting = await contested();
    const overseen = await inGroups(waiting, async ({ manager }) =>
      manager ? (await overseersOf(table, manager.id)).some(({ isAccepted }) => isAccepted) : false,
    );
    return waiting.filter((_, row) => !overseen[row]);
  }

  /** The files that both sides added to the claim by which a contested hire came, once they were checked. */
  async function filesOf({ job, candidate, recruiterId }: StoredReturn): Promise<StoredClaimFile[]> {
    const pointer =
      job && candidate ? await table.get(keys.candidateClaim(candidate.id, job.id, recruiterId)) : undefined;
    const files = pointer ? await table.query(keys.claimFiles(pointer.claimId)) : [];
    return files.filter(({ state }) => state === 'added');
  }

  /** The awards that wait because a manager’s hires earned more than usual in a month, or the manager left, oldest first. */
  async function awardsToReview(): Promise<StoredEntry[]> {
    return table.query(keys.awardsToReview);
  }

  /** What the manager's other hires of that month earned, which counts against the cap. */
  async function pointsBeside(award: StoredEntry): Promise<number> {
    const { manager } = award;
    const month = manager && (await table.get(keys.pointsOfMonth(manager.id, monthOfAward(award))));
    return month?.points ?? 0;
  }

  /** Saves that an award waits for the operator no longer, once; `event` says what holds it still, if anything. */
  async function saveReviewed(
    award: StoredEntry,
    at: string,
    event: EventOf<'bounty-changed'> | undefined,
  ): Promise<void> {
    const isAvailable = event !== undefined && event.data.until === null;
    await table.write([
      ...endedWaitWrites(award, 'awaitsReview', { at, isAvailable }),
      ...(event ? [eventWrite(event)] : []),
    ]);
  }

  /** Saves that an award that waited for the operator is void, once. */
  async function saveVoided({ award, voided, event }: ReturnType<typeof voidAward>): Promise<void> {
    await table.write([...voidedAwardWrites(award, voided), eventWrite(event)]);
  }

  /** Saves a decided contest, once. */
  async function saveDecided({
    award,
    isAvailable,
    event,
    ...settled
  }: ReturnType<typeof decideReturn>): Promise<void> {
    await table.write([...decidedReturnWrites(award, settled, isAvailable), eventWrite(event)]);
  }

  /** Saves that a redemption was approved, paid, or refused with its points given back. */
  async function saveSettled({ before, after, refund, event }: SettledReward): Promise<void> {
    await table.write([
      settledRedemptionWrite(before, after),
      ...(refund ? refundWrites(refund) : []),
      eventWrite(event),
    ]);
  }

  /** Ends the sessions that an account had when it was read, and forgets its browsers; refuses where others came meanwhile. */
  async function saveSessionsEnded(account: StoredAccount, event: EventOf<'sessions-ended'>): Promise<void> {
    await table.write([
      liveSessionsWrite(account, { live: {}, devices: [] }, sessionsMoved),
      ...event.data.sessionIds.map((id) => endedSessionWrite(account.id, id)),
      eventWrite(event),
    ]);
  }

  /**
   * Saves that an account is to be erased, bringing an earlier request forward if need be; an erasure in progress is
   * only hastened.
   */
  async function saveErasure(
    account: StoredAccount,
    when: { id: number; at: string; dueAt: string },
    event: EventOf<'erasure-requested'>,
  ): Promise<void> {
    const waiting = await table.get(keys.erasure(account.id), { consistent: true });
    if (waiting?.phase === 'erasing') return table.writeOne(hurriedErasureWrite(account.id, when.dueAt));
    await table.write([...erasureWrites(account, { ...when, at: waiting?.requestedAt ?? when.at }), eventWrite(event)]);
  }

  return {
    saveErasure,
    saveSessionsEnded,
    accountByEmail,
    superManagerRequests,
    saveSuperManager,
    verifications,
    verification,
    saveVerified,
    saveRevoked,
    saveRecruiterKind,
    redemptions,
    provenance,
    awardsToReview,
    pointsBeside,
    saveReviewed,
    saveVoided,
    contests,
    filesOf,
    entry,
    saveDecided,
    saveSettled,
  };
}
export type OperatorStore = ReturnType<typeof operatorStore>;

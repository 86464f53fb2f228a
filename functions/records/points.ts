import type { RewardStatus } from '../../shared/constants/points.ts';
import type { LedgerEntry } from '../../shared/model/points.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { Refusal, noSuch, refuse } from '../platform/door/refusal.ts';
import { listedIn, attributesOf } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew, versionIs } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';
import type { Wait } from './awaited-award.ts';
import { awaitedWrites, endedWait, listedForReview, noLongerAwaitedWrite, reviewedInstead } from './awaited-award.ts';

/** A ledger entry as stored: what its owner sees, the owner, and whether it was acknowledged. */
export interface StoredEntry extends LedgerEntry {
  /** Whose ledger it is in: a recruiter, or a candidate who invited the hired person (PLUS-42). */
  recruiterId: number;
  manager: PersonReference | null;
  viewedAt: string | null;
  startOn?: string; // The agreed first day at work, from which the guarantee counts.
  /** The return of an award that was asked for, of which there is at most one. */
  returnId?: number;
}

/** A recruiter's balance as stored; before there was a guarantee nothing was held. */
export interface StoredPoints {
  balance: number;
  earned: number;
  redeemed: number;
  held?: number;
}

/** The refusal of a second award for one hire. */
export const awardedAlready = new Refusal('conflict', 'This job’s points were already awarded');

/**
 * The writes of an award, once per job and candidate, and of what its manager says where they contest who earned it.
 * Every entry of the ledger is written together with the balance, so that the balance is always their sum.
 */
export function awardWrites(jobId: number, entry: StoredEntry, contested?: StoredReturn): Write[] {
  const { recruiterId, points } = entry;
  return [
    {
      put: { ...placeOfAward(jobId, entry), recruiterId, entryId: entry.id },
      // After a return the job may be reopened, and the same person hired again.
      when: { expression: 'attribute_not_exists(pk) OR #isReturned = :yes', values: { yes: true } },
      refusal: awardedAlready,
    },
    {
      put: { ...keys.ledgerEntry(recruiterId, entry.id), ...entry, ...listedForReview(entry) },
      when: isNew,
      refusal: awardedAlready,
    },
    {
      update: keys.points(recruiterId),
      add: { balance: points, earned: points, redeemed: 0, held: entry.bounty === 'held' ? points : 0 },
    },
    ...(contested ? [contestedItemWrite(contested)] : []),
    ...(entry.heldUntil ? [dueBountyWrite(entry, entry.heldUntil)] : []),
    ...awaitedWrites(entry),
  ];
}

const placeOfAward = (jobId: number, { candidate, isReferral }: Pick<StoredEntry, 'candidate' | 'isReferral'>) =>
  (isReferral ? keys.jobReferral : keys.jobAward)(jobId, candidate?.id ?? 0);

const contestedItemWrite = (returned: StoredReturn): SingleWrite => ({
  put: {
    ...keys.ledgerEntry(returned.recruiterId, returned.id),
    ...returned,
    ...listedIn(keys.contestedReturns, sortable(returned.id)),
  },
  when: isNew,
});

/** The refusal of a redemption of what is no longer available. */
export const notEnoughLeft = refuse.conflict('There are not enough points left', 'count');

/**
 * The writes of a redemption, whose points are negative. Any number of concurrent ones cannot redeem more than is
 * available: the balance must cover them and what is held, and no more may be held than the balance `read` says, which
 * still counts a bounty whose guarantee has just ended.
 */
export function redemptionWrites(entry: StoredEntry, { held, read }: { held: number; read: StoredPoints }): Write[] {
  const { recruiterId, points } = entry;
  return [
    {
      update: keys.points(recruiterId),
      add: { balance: points, redeemed: -points },
      when: {
        expression: '#balance >= :needed AND (attribute_not_exists(#held) OR #held <= :held)',
        values: { needed: held - points, held: read.held ?? 0 },
      },
      refusal: notEnoughLeft,
    },
    {
      put: {
        ...keys.ledgerEntry(recruiterId, entry.id),
        ...entry,
        ...listedIn(keys.redemptions('requested'), sortable(entry.id)),
      },
      when: isNew,
    },
  ];
}

/** The write that moves a redemption to its next status; one that another operator has settled meanwhile refuses. */
export function settledRedemptionWrite(before: StoredEntry, after: StoredEntry): SingleWrite {
  const { status, approvedAt, paidAt, refusedAt, refusal } = after;
  const dates = Object.entries({ approvedAt, paidAt, refusedAt, refusal }).filter(([, value]) => value !== undefined);
  return {
    update: keys.ledgerEntry(before.recruiterId, before.id),
    set: { status, ...Object.fromEntries(dates), ...keys.redemptions(status as RewardStatus) },
    when: { expression: '#status = :before', values: { before: before.status } },
    refusal: refuse.conflict('Someone else has just settled this reward'),
  };
}

/** The writes by which the points of a refused redemption come back. */
export function refundWrites(refund: StoredEntry): Write[] {
  const { recruiterId, id, points } = refund;
  return [
    { put: { ...keys.ledgerEntry(recruiterId, id), ...refund }, when: isNew },
    { update: keys.points(recruiterId), add: { balance: points, redeemed: -points } },
  ];
}

/** The write that marks an award acknowledged. */
export function viewedEntryWrite(recruiterId: number, entryId: number, at: string): SingleWrite {
  return {
    update: keys.ledgerEntry(recruiterId, entryId),
    set: { viewedAt: at },
    when: exists,
    refusal: noSuch('reward'),
  };
}

/** Where an award is stored. */
export interface EntryPointer {
  recruiterId: number;
  entryId: number;
}

/** A return as stored, with the version that guards its contest and decision. */
export interface StoredReturn extends StoredEntry {
  aboutId: number;
  leaving: NonNullable<StoredEntry['leaving']>;
  version: number;
}

const changedMeanwhile = refuse.conflict('This bounty has changed meanwhile; reload it');
const dayOf = (at: string) => at.slice(0, 10);
const keptSeconds = 60 * 86_400;

/** The write by which the run of the day finds a bounty whose guarantee, or the time of whose answer, ends. */
function dueBountyWrite({ id, recruiterId }: StoredEntry, at: string): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  return { put: { ...keys.dueBounty(dayOf(at), id), recruiterId, entryId: id, ttl } };
}

/** The writes by which a held bounty is available, once; before its guarantee has ended they refuse. */
export function releasedBountyWrites({ recruiterId, id, points }: StoredEntry, at: string): Write[] {
  return [
    {
      update: keys.ledgerEntry(recruiterId, id),
      set: { bounty: 'available' },
      when: {
        expression: '#bounty = :held AND #heldUntil <= :at AND attribute_not_exists(#inQuestion)',
        values: { held: 'held', at },
      },
      refusal: changedMeanwhile,
    },
    { update: keys.points(recruiterId), add: { held: -points } },
  ];
}

/** The writes by which an award no longer waits for somebody, once; it may be available then. */
export function endedWaitWrites(award: StoredEntry, wait: Wait, end: { at: string; isAvailable: boolean }): Write[] {
  const { recruiterId, id, points } = award;
  return [
    { update: keys.ledgerEntry(recruiterId, id), ...endedWait(award, wait, end), refusal: changedMeanwhile },
    ...(end.isAvailable ? [{ update: keys.points(recruiterId), add: { held: -points } }] : []),
  ];
}

/** The writes by which an award of a manager who left before they were verified waits for the operator instead, once. */
export function leftAwardWrites(award: StoredEntry, managerId: number): Write[] {
  const { recruiterId, id } = award;
  return [
    { update: keys.ledgerEntry(recruiterId, id), ...reviewedInstead(award), refusal: changedMeanwhile },
    noLongerAwaitedWrite(managerId, id),
  ];
}

/** The writes by which an award that waits for the operator is void, once: the second entry takes its points back. */
export function voidedAwardWrites(award: StoredEntry, voided: StoredEntry): Write[] {
  const { recruiterId, id, points, job, candidate, manager, awaitsVerification } = award;
  const { set, remove, when } = endedWait(award, 'awaitsReview', { at: voided.at, isAvailable: false });
  return [
    ...(job && candidate ? [{ update: placeOfAward(job.id, award), set: { isReturned: true } }] : []),
    {
      update: keys.ledgerEntry(recruiterId, id),
      set: { ...set, bounty: 'returned' },
      remove: [...remove, 'awaitsVerification'],
      when,
      refusal: changedMeanwhile,
    },
    { put: { ...keys.ledgerEntry(recruiterId, voided.id), ...voided }, when: isNew },
    { update: keys.points(recruiterId), add: { balance: -points, earned: -points, held: -points } },
    ...(awaitsVerification && manager ? [noLongerAwaitedWrite(manager.id, id)] : []),
  ];
}

/**
 * The writes by which a held bounty is in question, once and only within its guarantee; it is found again when the time
 * to contest that is over.
 */
export function questionedBountyWrites(award: StoredEntry, asked: StoredReturn): Write[] {
  const { recruiterId, id } = award;
  return [
    {
      update: keys.ledgerEntry(recruiterId, id),
      set: { inQuestion: true, returnId: asked.id },
      when: {
        expression: '#bounty = :held AND #heldUntil > :at AND attribute_not_exists(#returnId)',
        values: { held: 'held', at: asked.at },
      },
      refusal: changedMeanwhile,
    },
    { put: { ...keys.ledgerEntry(recruiterId, asked.id), ...asked }, when: isNew },
    // Who took the job over since its hire is named here, where no key of theirs leads.
    ...(asked.manager ? [traceWrite(asked.manager.id, keys.ledgerEntry(recruiterId, asked.id))] : []),
    dueBountyWrite(award, asked.leaving.contestUntil),
  ];
}

/**
 * The writes by which a bounty in question returns, once: the second entry takes its points back, and what was available
 * is never touched.
 */
export function returnedBountyWrites(award: StoredEntry, before: StoredReturn, returned: StoredReturn): Write[] {
  const { recruiterId, id, points, job, candidate } = award;
  return [
    ...(job && candidate ? [{ update: placeOfAward(job.id, award), set: { isReturned: true } }] : []),
    {
      update: keys.ledgerEntry(recruiterId, id),
      set: { bounty: 'returned' },
      remove: ['inQuestion'],
      when: { expression: '#bounty = :held AND #inQuestion = :yes', values: { held: 'held', yes: true } },
      refusal: changedMeanwhile,
    },
    settledReturnWrite(before, returned),
    { update: keys.points(recruiterId), add: { balance: -points, earned: -points, held: -points } },
  ];
}

function settledReturnWrite(before: StoredReturn, { points, at, leaving, version }: StoredReturn): SingleWrite {
  return {
    update: keys.ledgerEntry(before.recruiterId, before.id),
    set: { points, at, leaving, version },
    remove: attributesOf(keys.contestedReturns),
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
}

/** The write of a recruiter's contest, which puts the return before the super managers. */
export function contestedReturnWrite(before: StoredReturn, after: StoredReturn): SingleWrite {
  return {
    update: keys.ledgerEntry(before.recruiterId, before.id),
    set: {
      leaving: after.leaving,
      version: after.version,
      ...listedIn(keys.contestedReturns, sortable(before.id)),
    },
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
}

/** The writes of a decision: the bounty returns, or no longer waits for this, and is `available` if nothing else holds it. */
export function decidedReturnWrites(
  award: StoredEntry,
  { before, after }: { before: StoredReturn; after: StoredReturn },
  isAvailable: boolean,
): Write[] {
  const { recruiterId, id } = before;
  const { decision } = after.leaving;
  return [
    ...(decision?.outcome === 'upheld'
      ? returnedBountyWrites(award, before, after)
      : [
          settledReturnWrite(before, after),
          ...endedWaitWrites(award, 'inQuestion', { at: decision?.at ?? after.at, isAvailable }),
        ]),
    // The decision names who decided, where no key of theirs leads.
    traceWrite(decision?.by?.id ?? recruiterId, keys.ledgerEntry(recruiterId, id)),
  ];
}

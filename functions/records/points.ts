import type { LedgerEntry } from '../../shared/model/points.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { Refusal, refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import type { SingleWrite, Write } from '../table/write.ts';
import { exists, isNew } from '../table/write.ts';

/** A ledger entry as stored: what the recruiter sees, the recruiter, and whether it was acknowledged. */
export interface StoredEntry extends LedgerEntry {
  recruiterId: number;
  manager: PersonReference | null;
  viewedAt: string | null;
}

/** The refusal of a second award for one job. */
export const awardedAlready = new Refusal('conflict', 'This job’s points were already awarded');

/**
 * The writes of an award, once per job. Every entry of the ledger is written together with the balance, so that the
 * balance is always their sum.
 */
export function awardWrites(jobId: number, entry: StoredEntry): Write[] {
  const { recruiterId, points } = entry;
  return [
    { put: { ...keys.jobAward(jobId), recruiterId, entryId: entry.id }, when: isNew, refusal: awardedAlready },
    { put: { ...keys.ledgerEntry(recruiterId, entry.id), ...entry } },
    { update: keys.points(recruiterId), add: { balance: points, earned: points, redeemed: 0 } },
  ];
}

/** The writes of a redemption, whose points are negative; two concurrent ones cannot take the balance below zero. */
export function redemptionWrites(entry: StoredEntry): Write[] {
  const { recruiterId, points } = entry;
  return [
    {
      update: keys.points(recruiterId),
      add: { balance: points, redeemed: -points },
      when: { expression: '#balance >= :count', values: { count: -points } },
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
  ];
}

/** The write that moves a redemption to its next status; one that another operator has settled meanwhile refuses. */
export function settledRedemptionWrite(
  { recruiterId, id, status }: Pick<StoredEntry, 'recruiterId' | 'id' | 'status'>,
  next: 'approved' | 'paid',
): SingleWrite {
  return {
    update: keys.ledgerEntry(recruiterId, id),
    set: { status: next, ...keys.redemptions(next) },
    when: { expression: '#status = :before', values: { before: status } },
    refusal: refuse.conflict('Someone else has just settled this reward'),
  };
}

/** The write that marks an award acknowledged. */
export function viewedEntryWrite(recruiterId: number, entryId: number, at: string): SingleWrite {
  return {
    update: keys.ledgerEntry(recruiterId, entryId),
    set: { viewedAt: at },
    when: exists,
    refusal: refuse.notFound('There is no such reward'),
  };
}

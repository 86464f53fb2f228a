import * as z from 'zod';
import { bountyStates, rewardForms, rewardStatuses } from '../constants/points.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/**
 * Why a manager says that a bounty is not earned, and what became of that: the recruiter is heard before anything is taken
 * back, and where they contest it, a super manager or the operator decides.
 */
const leaving = z.object({
  /** Whether the manager contests who earned the points (PLUS-41); otherwise the hired person left. */
  about: z.literal('payee').optional(),
  /** The day on which the hired person left, or of the hire whose payee is contested, as YYYY-MM-DD. */
  leftOn: z.string(),
  reason: z.string(),
  saidAt: isoTime,
  /** How many points are in question. */
  points: z.int().positive(),
  /** Until when the recruiter can contest it, or say why the points are theirs; nothing returns before. */
  contestUntil: isoTime,
  contest: z.object({ at: isoTime, words: z.string() }).nullable(),
  /** Decided by a super manager, or by the operator, whom no name stands for. */
  decision: z
    .object({ at: isoTime, by: personReference.nullable(), outcome: z.enum(['upheld', 'restored']), words: z.string() })
    .nullable(),
});

/**
 * One line of the ledger of a recruiter, or of a candidate who invites others, whose sum is the balance: an award; a
 * redemption, and its refund when it is refused; the return of an award when the hired person leaves within the
 * guarantee, whose points are 0 until it is settled. A restoration undid a return while those took effect at once.
 */
export const ledgerEntry = z.object({
  id: idValue,
  kind: z.enum(['award', 'redemption', 'refund', 'return', 'restoration']),
  points: z.int(),
  at: isoTime,
  job: z.object({ id: idValue, title: z.string() }).nullable(),
  candidate: personReference.nullable(),
  status: z.enum(rewardStatuses).nullable(),
  /** What a redemption is paid out as; absent from awards and from redemptions before there was a choice. */
  reward: z.enum(rewardForms).optional(),
  /** When a redemption was approved, paid or refused, and why it was refused; of a return, why the operator voided an award. */
  approvedAt: isoTime.optional(),
  paidAt: isoTime.optional(),
  refusedAt: isoTime.optional(),
  refusal: z.string().optional(),
  /** Of an award: where its bounty is, and when its guarantee ends; absent from awards before there was a guarantee. */
  bounty: z.enum(bountyStates).optional(),
  heldUntil: isoTime.nullable().optional(),
  /** Whether it is also held until its manager is verified (PLUS-44). */
  awaitsVerification: z.boolean().optional(),
  /** Whether it is also held until an operator has looked at it, because it passed the cap of its manager's month, or its manager left. */
  awaitsReview: z.boolean().optional(),
  /** Whether it is also held because its manager says that it is not earned, which is not settled yet. */
  inQuestion: z.boolean().optional(),
  /** When an operator released it. */
  reviewedAt: isoTime.optional(),
  /** Whether it is a candidate's share for having invited the hired person (PLUS-42). */
  isReferral: z.literal(true).optional(),
  /** The award that a return or a restoration is about, or the redemption that a refund is about. */
  aboutId: idValue.optional(),
  leaving: leaving.nullable().optional(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** The points of a recruiter, or of a candidate who invites others (POINTS-12). */
export const points = z.object({
  /** The sum of the ledger: what is available and what is held. */
  balance: z.int().nonnegative(),
  /** What can be redeemed. */
  available: z.int().nonnegative(),
  /** What waits for the end of a guarantee, until a manager is verified, or for an operator's look. */
  held: z.int().nonnegative(),
  /** Which guarantee ends next, and how many points are available then; null if nothing is held. */
  nextRelease: z.object({ at: isoTime, points: z.int().positive() }).nullable(),
  earned: z.int().nonnegative(),
  redeemed: z.int().nonnegative(),
});
export type Points = z.output<typeof points>;

/** Points received and not yet acknowledged (POINTS-11). */
export const receivedPoints = z.object({
  rewardId: idValue,
  job: z.object({ id: idValue, title: z.string(), points: z.int() }),
  manager: personReference,
  candidate: personReference,
  receivedAt: isoTime,
});
export type ReceivedPoints = z.output<typeof receivedPoints>;

/** What a job's manager sees of the bounty of one of its hires. */
export const hireBounty = ledgerEntry
  .pick({ id: true, points: true, at: true, job: true, candidate: true, heldUntil: true, awaitsReview: true })
  .extend({
    recruiterId: idValue,
    state: z.enum(bountyStates),
    /** The agreed first day at work as YYYY-MM-DD, before which nobody can leave. */
    startOn: z.string().optional(),
    leaving: leaving.nullable(),
  });
export type HireBounty = z.output<typeof hireBounty>;

/** A return that a recruiter contests, or may contest, as the super manager who decides reads it. */
export const contestedReturn = ledgerEntry
  .pick({ id: true, points: true, at: true, job: true, candidate: true })
  .extend({
    recruiter: personReference,
    manager: personReference,
    leaving,
    /** The claim with the evidence; null where the recruiter had none. */
    claimId: idValue.nullable(),
  });
export type ContestedReturn = z.output<typeof contestedReturn>;

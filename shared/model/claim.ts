import * as z from 'zod';
import { claimEnders, claimStates, confirmationWays, proposalStops } from '../constants/claims.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference, verifiedMark } from './person.ts';

/** What a recruiter is owed for a hire, as it was when the candidate confirmed (PLUS-03). */
export const claimTerms = z.object({
  points: z.int().nonnegative(),
  /** Days after the hire within which the points return if the hired person leaves. */
  guaranteeDays: z.int().nonnegative(),
  /** The recruiter’s part of the points, in percent. */
  share: z.int().min(1).max(100),
});
export type ClaimTerms = z.output<typeof claimTerms>;

/** How a claim or a proposal ended. */
const ending = z.object({
  at: isoTime,
  by: z.enum(claimEnders),
  reason: z.string().nullable(),
});

/** A recruiter’s introduction of a candidate to a client: a proposal until the candidate confirms it, then a claim. */
export const claim = z.object({
  id: idValue,
  state: z.enum(claimStates),
  /** Of a proposal that cannot be agreed to at the moment: why. */
  stop: z.enum(proposalStops).optional(),
  recruiter: personReference,
  /** Of the recruiter, in the list of their candidate. */
  isVerified: verifiedMark,
  /** Null for the manager until the candidate has confirmed. */
  candidate: personReference.nullable(),
  manager: personReference,
  job: z.object({ id: idValue, title: z.string() }),
  client: z.object({ id: idValue.nullable(), companyName: z.string() }),
  /** The recruiter’s words to the candidate. */
  message: z.string().nullable(),
  /** The recruiter accepted the candidate’s application and works on it; it waits for their word all the same. */
  isForApplication: z.literal(true).optional(),
  terms: claimTerms,
  proposedAt: isoTime,
  /** When silence ends the proposal. */
  answerBy: isoTime,
  confirmedAt: isoTime.nullable(),
  confirmedBy: z.enum(confirmationWays).nullable(),
  /** For how many days the recruiter would represent the candidate with the client, where they may choose. */
  standsDays: z.int().positive().optional(),
  /** Until when the introduction is the recruiter’s. */
  expiresAt: isoTime.nullable(),
  ending: ending.nullable(),
  /** Mail does not reach the candidate, which their recruiter alone learns; absent where it does. */
  mailReturns: z.literal(true).optional(),
  version: z.int(),
});
export type Claim = z.output<typeof claim>;

/** What a recruiter reads before they propose a candidate. */
export const claimPreview = z.object({
  terms: claimTerms,
  client: claim.shape.client,
  /** Why the candidate cannot be proposed; null if they can. */
  refusal: z.string().nullable(),
  /** Since when the job’s manager has answered nobody, where that is long enough to warn about (PLUS-14). */
  silentSince: isoTime.nullable(),
  answerDays: z.int(),
});

/** An open job for which a recruiter can propose people, with what speaks against this candidate, if anything does. */
export const assignableJob = z.object({
  job: claim.shape.job,
  client: claim.shape.client,
  terms: claimTerms,
  refusal: z.string().nullable(),
});
export type AssignableJob = z.output<typeof assignableJob>;

/**
 * Somebody whom a recruiter put forward by address. Whether the address has an account is never said: it waits until the
 * person agrees or declines, or the time is over.
 */
export const askedAddress = z.object({
  id: idValue,
  email: z.string(),
  job: claim.shape.job,
  message: z.string().nullable(),
  askedAt: isoTime,
  answerBy: isoTime,
  /** Mail does not reach the address, so nothing more is mailed to it; absent where it does. */
  mailReturns: z.literal(true).optional(),
  state: z.enum(['waiting', 'agreed', 'declined', 'over']),
  /** Who it is, and the claim, once they agreed. */
  candidate: personReference.nullable(),
  claimId: idValue.nullable(),
});
export type AskedAddress = z.output<typeof askedAddress>;

/** What the page of a mailed link shows. */
export const claimLink = z.object({
  state: z.enum(['open', 'used', 'replaced', 'expired', 'unknown', 'answered']),
  claim: claim.nullable(),
  /** Every open proposal for the same client, so that the candidate chooses knowing all of them (PLUS-02). */
  choices: z.array(claim),
});
export type ClaimLink = z.output<typeof claimLink>;

/** What every event of a claim says of it. */
export const claimFacts = {
  claimId: idValue,
  recruiter: personReference,
  candidate: personReference,
  managerId: idValue,
  job: claim.shape.job,
  client: claim.shape.client,
  terms: claimTerms,
  proposedAt: isoTime,
  /** The recruiter entered an address, and learns whose it is by the answer alone. */
  isByAddress: z.literal(true).optional(),
};

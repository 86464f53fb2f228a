import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { sentGuestJobPage } from './job.ts';
import { personReference } from './person.ts';

/** Whether an address could be invited; one that could not stays in the form, marked (RECR-05, RECR-16). */
export const invitedAddress = z.object({ email: z.string(), available: z.boolean() });
export type InvitedAddress = z.output<typeof invitedAddress>;

/** State of an invitation or a recommendation. */
export const answerStates = ['waiting', 'accepted', 'declined', 'cancelled'] as const;
export type AnswerState = (typeof answerStates)[number];

/** An invitation of a candidate by a recruiter or another candidate. */
export const candidateInvitation = z.object({
  id: idValue,
  email: z.string(),
  status: z.enum(answerStates),
  invitedAt: isoTime,
  expiresAt: isoTime,
  /** Mail does not reach the address, so nothing more is mailed to it; absent where it does. */
  mailReturns: z.literal(true).optional(),
  /** The person who set up an account with it. */
  candidate: personReference.nullable(),
  /** What hires of this person earned the candidate who invited them (PLUS-42); absent before a hire. */
  earned: z.int().nonnegative().optional(),
});
export type CandidateInvitation = z.output<typeof candidateInvitation>;

/** A job recommended by mail. */
export const recommendation = z.object({
  id: idValue,
  email: z.string(),
  job: z.object({ id: idValue, title: z.string() }),
  status: z.enum(answerStates),
  recommendedAt: isoTime,
  expiresAt: isoTime,
  /** Mail does not reach the address, so nothing more is mailed to it; absent where it does. */
  mailReturns: z.literal(true).optional(),
  candidate: personReference.nullable(),
});
export type Recommendation = z.output<typeof recommendation>;

/** State of a mailed link: `open` works, each of the others says why it does not. */
const linkStates = ['open', 'used', 'replaced', 'expired', 'declined', 'cancelled', 'unknown'] as const;
export type LinkState = (typeof linkStates)[number];

const sender = z.object({ firstName: z.string(), lastName: z.string() });

/** What the holder of an invitation's link may know; the link came by mail, so the address is theirs. */
export const invitationLink = z.object({
  state: z.enum(linkStates),
  email: z.string().nullable(),
  sender: sender.nullable(),
  /** The address has an account, so the next step is to sign in. */
  hasAccount: z.boolean(),
});
export type InvitationLink = z.output<typeof invitationLink>;

/** The same of a candidate's invitation, with the jobs for which the sender puts them forward. */
export const candidateInvitationLink = invitationLink.extend({
  jobs: z.array(z.object({ title: z.string(), company: z.string().nullable() })),
});

/** What the holder of a recommendation's link may know: the same, and the job. */
export const recommendationLink = invitationLink.extend({
  job: sentGuestJobPage.nullable(),
  isJobOpen: z.boolean(),
  /** Whether an application must answer a question of the job, so that accepting leads to its form (PLUS-55). */
  mustAnswer: z.literal(true).optional(),
});
export type RecommendationLink = z.output<typeof recommendationLink>;

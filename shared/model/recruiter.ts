import * as z from 'zod';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference, verifiedMark } from './person.ts';
import { workingFacts } from './working-facts.ts';

/** What a manager reads of a recruiter before choosing one. */
export const recruiterFacts = z.object({
  /** Of the page that the recruiter publishes; null without one. */
  page: z.object({ headline: z.string(), specialties: z.array(z.string()) }).nullable(),
  /** How they work with everybody; null before it was summed up for the first time. */
  working: workingFacts.nullable(),
  /** Candidates whom they brought onto this manager’s jobs, and how many of those jobs were filled with one. */
  candidates: z.int(),
  hires: z.int(),
});
export type RecruiterFacts = z.output<typeof recruiterFacts>;

/** A recruiter in a manager's list. */
export const recruiterRow = personReference.extend({ email: z.string(), since: isoTime });
export type RecruiterRow = z.output<typeof recruiterRow>;

/** The same beside recruiters of other managers, of whom a manager learns the name and no address (PERM-32). */
export const listedRecruiter = personReference.extend({
  email: z.string().nullable(),
  since: isoTime.nullable(),
  isOther: z.boolean(),
  isVerified: verifiedMark,
  /** Where they are asked for. */
  facts: recruiterFacts.optional(),
});
export type ListedRecruiter = z.output<typeof listedRecruiter>;

/** The states of a recruiter's invitation; the first two are open (RECR-57). */
export const recruiterInvitationStates = ['invited', 'resent', 'declined', 'accepted', 'closed'] as const;

/** An invitation of a recruiter by a manager (RECR-06, RECR-07). */
export const recruiterInvitation = z.object({
  id: idValue,
  email: z.string(),
  status: z.enum(recruiterInvitationStates),
  invitedAt: isoTime,
  /** When it was last sent again; null if never. */
  resentAt: isoTime.nullable(),
  expiresAt: isoTime,
  /** Mail does not reach the address, so nothing more is mailed to it; absent where it does. */
  mailReturns: z.literal(true).optional(),
});
export type RecruiterInvitation = z.output<typeof recruiterInvitation>;

/** An open invitation as the registered recruiter sees it whom a manager invited to work with them. */
export const joinInvitation = z.object({
  id: idValue,
  manager: personReference,
  /** Of the manager. */
  isVerified: verifiedMark,
  invitedAt: isoTime,
  expiresAt: isoTime,
});
export type JoinInvitation = z.output<typeof joinInvitation>;

/** What a recruiter still does for a manager: open jobs that name them, and candidates of theirs in process (RECR-56). */
export const openWork = z.object({
  jobs: z.array(z.object({ id: idValue, title: z.string() })),
  candidates: z.array(
    z.object({
      jobId: idValue,
      jobTitle: z.string(),
      candidateId: idValue,
      candidate: personReference,
      status: z.enum(pipelineStatuses),
    }),
  ),
});
export type OpenWork = z.output<typeof openWork>;

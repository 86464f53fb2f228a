import * as z from 'zod';
import { chatFileRefusals } from '../constants/chat-file.ts';
import { claimEnders, claimFileStates, claimStates, confirmationWays } from '../constants/claims.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { roles } from '../constants/roles.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { claim } from './claim.ts';
import { personReference } from './person.ts';
import { hireBounty } from './points.ts';

/** What happens to a claim and, once it is confirmed, to what it earns. */
export const claimStepKinds = [
  'proposed',
  'mailed',
  'confirmed',
  'undone',
  'ended',
  'moved',
  'earned',
  'left',
  'disputed',
  'contested',
  'filed',
  'upheld',
  'restored',
  'returned',
] as const;

const actor = personReference.omit({ avatar: true }).extend({ role: z.enum(roles) });

/** One step in the history of a claim, from its audit lines and the ledger. */
export const claimStep = z.object({
  id: idValue,
  at: isoTime,
  by: actor.nullable(),
  what: z.enum(claimStepKinds),
  way: z.enum(confirmationWays).nullable(),
  state: z.enum(claimStates).nullable(),
  /** What ended it. */
  endedBy: z.enum(claimEnders).optional(),
  /** To which status the candidate was moved on the job. */
  status: z.enum(pipelineStatuses).optional(),
  points: z.int().optional(),
  reason: z.string().nullable(),
});
export type ClaimStep = z.output<typeof claimStep>;

/** What another recruiter did for the same candidate and client, by time alone unless the reader may know them. */
export const rivalClaim = z.object({
  recruiter: personReference.nullable(),
  state: z.enum(claimStates),
  proposedAt: isoTime,
  confirmedAt: isoTime.nullable(),
  confirmedBy: z.enum(confirmationWays).nullable(),
  endedAt: isoTime.nullable(),
});
export type RivalClaim = z.output<typeof rivalClaim>;

/** A file of the evidence; others see it once it passed the check. */
export const claimFile = z.object({
  id: z.uuid(),
  at: isoTime,
  by: actor,
  name: z.string(),
  /** Bytes; null until it was checked. */
  size: z.int().positive().nullable(),
  state: z.enum(claimFileStates),
  reason: z.enum(chatFileRefusals).nullable(),
});
export type ClaimFile = z.output<typeof claimFile>;

/** The evidence of a claim: what happened when, by whom, who else asked, and where the points of a hire are (PLUS-04). */
export const claimEvidence = z.object({
  claim,
  steps: z.array(claimStep),
  rivals: z.array(rivalClaim),
  /** The files of both sides, oldest first. */
  files: z.array(claimFile),
  /** Whether the reader is one of the two sides of what is contested now, and so may add files. */
  mayAddFiles: z.boolean(),
  bounty: hireBounty.pick({ points: true, state: true, heldUntil: true, leaving: true }).nullable(),
});
export type ClaimEvidence = z.output<typeof claimEvidence>;

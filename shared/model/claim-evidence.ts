import * as z from 'zod';
import { claimStates, confirmationWays } from '../constants/claims.ts';
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
  'upheld',
  'restored',
  'returned',
] as const;

/** One step in the history of a claim, from its audit lines and the ledger. */
export const claimStep = z.object({
  id: idValue,
  at: isoTime,
  by: personReference
    .omit({ avatar: true })
    .extend({ role: z.enum(roles) })
    .nullable(),
  what: z.enum(claimStepKinds),
  way: z.enum(confirmationWays).nullable(),
  state: z.enum(claimStates).nullable(),
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

/** The evidence of a claim: what happened when, by whom, who else asked, and where the points of a hire are (PLUS-04). */
export const claimEvidence = z.object({
  claim,
  steps: z.array(claimStep),
  rivals: z.array(rivalClaim),
  bounty: hireBounty.pick({ points: true, state: true, heldUntil: true, leaving: true }).nullable(),
});
export type ClaimEvidence = z.output<typeof claimEvidence>;

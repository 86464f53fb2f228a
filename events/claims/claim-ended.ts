import * as z from 'zod';
import { claimEnders, claimStates } from '../../shared/constants/claims.ts';
import { defineEvent } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/**
 * Emitted when a proposal or a claim ends: declined, passed over for another recruiter, lapsed without an answer,
 * withdrawn, or ended by the candidate, the recruiter, time or the hire.
 */
export const claimEnded = defineEvent(
  'claim-ended',
  1,
  z.object({
    ...claimFacts,
    from: z.enum(claimStates),
    to: z.enum(claimStates),
    by: z.enum(claimEnders),
    reason: z.string().nullable(),
  }),
);

import * as z from 'zod';
import { confirmationWays } from '../../shared/constants/claims.ts';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/** Emitted when a candidate confirms a recruiter for a client; every other proposal for that client ends. */
export const claimConfirmed = defineEvent(
  'claim-confirmed',
  1,
  z.object({ ...claimFacts, way: z.enum(confirmationWays), expiresAt: isoTime }),
);

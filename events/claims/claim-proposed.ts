import * as z from 'zod';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';
import { claimFacts } from '../../shared/model/claim.ts';

/** Emitted when a recruiter proposes a candidate for a job; the candidate is asked by mail and in the app. */
export const claimProposed = defineEvent('claim-proposed', 1, z.object({ ...claimFacts, answerBy: isoTime }));

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a recruiter approves a candidate for a region, or for another one than before (CAND-31). */
export const candidateApproved = defineEvent(
  'candidate-approved',
  1,
  z.object({ candidateId: idValue, candidate: personReference, recruiter: personReference, region: z.string() }),
);

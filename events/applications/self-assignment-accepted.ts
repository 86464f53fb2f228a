import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a recruiter accepts a candidate's application, or the manager takes it forward without one: the candidate
 * is on the job from then on.
 */
export const selfAssignmentAccepted = defineEvent(
  'self-assignment-accepted',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference.nullable(),
    candidate: personReference,
    /** The version of the candidate’s place, where it continues the audit trail of an earlier one; absent for 1. */
    version: z.int().optional(),
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a candidate applies to a job. Its recruiters and manager hear of it; a recruiter answers. */
export const selfAssignmentCreated = defineEvent(
  'self-assignment-created',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    candidate: personReference,
    /** Whose recommendation led to it; they hear of the acceptance instead. */
    recommendedBy: idValue.optional(),
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a candidate applies to a job. Its recruiters and manager are notified; a recruiter accepts or declines.
 */
export const selfAssignmentCreated = defineEvent(
  'self-assignment-created',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    candidate: personReference,
    /** The sender of the recommendation that led to it; they are notified of the acceptance instead. */
    recommendedBy: idValue.optional(),
  }),
);

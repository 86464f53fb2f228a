import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an application goes because its job was removed. The candidate is notified; nobody else is concerned,
 * since the manager removed the job and recruiters can no longer answer.
 */
export const selfAssignmentEnded = defineEvent(
  'self-assignment-ended',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    candidate: personReference,
    /** Whether it still waited; a withdrawn one ends in silence. */
    waited: z.boolean(),
  }),
);

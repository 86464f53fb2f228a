import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an application waits again: its candidate takes the withdrawal back, or does not want the recruiter who
 * accepted it, whom `notBy` names.
 */
export const selfAssignmentRestored = defineEvent(
  'self-assignment-restored',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    candidate: personReference,
    notBy: idValue.optional(),
    /** When that recruiter’s acceptance put the candidate on the job; absent without one, and in older events. */
    acceptedAt: isoTime.optional(),
  }),
);

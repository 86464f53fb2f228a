import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { workRequestStates } from '../../shared/rules/work-request.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager asks a recruiter of other managers to work on a job, and on every step after that: the answer,
 * the first candidate proposed, and the end by either of the two or with the job. Each state has its own notification.
 */
export const workRequestChanged = defineEvent(
  'work-request-changed',
  1,
  z.object({
    requestId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    manager: personReference,
    recruiter: personReference,
    /** Null when the recruiter is asked. */
    from: z.enum(workRequestStates).nullable(),
    to: z.enum(workRequestStates),
  }),
);

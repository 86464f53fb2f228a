import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted once per submission when the manager has not moved a submitted candidate for the days that the stage sets; the
 * manager is reminded.
 */
export const candidateLeftWaiting = defineEvent(
  'candidate-left-waiting',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    candidate: personReference,
    since: isoTime,
    days: z.int(),
    version: z.int(),
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager posts a job, which is open immediately. The job's recruiters are notified, or all of the
 * manager's when it names none.
 */
export const jobPosted = defineEvent(
  'job-posted',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    points: z.int(),
    manager: personReference,
    clientId: idValue.nullable(),
    recruiterIds: z.array(idValue),
  }),
);

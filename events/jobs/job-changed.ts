import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager changes a job's content. The people on it are notified. */
export const jobChanged = defineEvent(
  'job-changed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    changed: z.array(z.string()),
    /** Recruiters who were chosen for the open job now, and what they need to know of it. */
    chosen: z.object({ recruiterIds: z.array(idValue), manager: personReference, points: z.int() }).optional(),
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager changes what a job says. The people on it hear of it. */
export const jobChanged = defineEvent(
  'job-changed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    changed: z.array(z.string()),
  }),
);

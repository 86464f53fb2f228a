import * as z from 'zod';
import { jobStatuses } from '../../shared/constants/job.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a job is put on hold, resumed or reopened; closing has its own event. */
export const jobStatusChanged = defineEvent(
  'job-status-changed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    managerId: idValue,
    clientId: idValue.nullable(),
    from: z.enum(jobStatuses),
    to: z.enum(jobStatuses),
  }),
);

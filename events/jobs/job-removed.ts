import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager deletes a job that has no candidates. */
export const jobRemoved = defineEvent(
  'job-removed',
  1,
  z.object({
    jobId: idValue,
    managerId: idValue,
    clientId: idValue.nullable(),
    status: z.string(),
  }),
);

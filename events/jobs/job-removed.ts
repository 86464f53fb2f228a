import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const jobRemovedExamples = /* @__PURE__ */ examplesOf(jobRemoved, [
  {
    id: 898_012_385_763_328,
    time: '2026-09-22T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: { jobId: 896_012_385_677_312, managerId: 895_412_385_677_312, clientId: null, status: 'signed' },
  },
]);

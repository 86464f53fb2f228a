import * as z from 'zod';
import { jobStatuses } from '../../shared/constants/job.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const jobStatusChangedExamples = /* @__PURE__ */ examplesOf(jobStatusChanged, [
  {
    id: 898_012_385_746_944,
    time: '2026-09-18T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      clientId: null,
      from: 'signed',
      to: 'on_hold',
    },
  },
  {
    id: 898_012_385_751_040,
    time: '2026-09-19T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      clientId: null,
      from: 'closed',
      to: 'signed',
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a job's manager or team saves how candidates are interviewed; the pages of all who help with the job load them again. */
export const interviewsPlanned = defineEvent(
  'interviews-planned',
  1,
  z.object({ jobId: idValue, managerId: idValue, version: z.int() }),
);

export const interviewsPlannedExamples = /* @__PURE__ */ examplesOf(interviewsPlanned, [
  {
    id: 898_112_385_788_000,
    time: '2026-09-29T15:25:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: { jobId: 896_012_385_677_312, managerId: 895_412_385_677_312, version: 1 },
  },
]);

import * as z from 'zod';
import { interviewStages } from '../../shared/constants/interviewing.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted by a one-time schedule, a day after the date of an interview for which no meeting is in the calendar; it may
 * have another date since.
 */
export const interviewDue = defineEvent(
  'interview-due',
  1,
  z.object({ jobId: idValue, candidateId: idValue, stage: z.enum(interviewStages), interviewAt: isoTime }),
);

export const interviewDueExamples = /* @__PURE__ */ examplesOf(interviewDue, [
  {
    id: 900_812_385_682_100,
    time: '2026-10-07T16:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      candidateId: 895_412_417_134_592,
      stage: 'first',
      interviewAt: '2026-10-06T16:30:00.000Z',
    },
  },
]);

import * as z from 'zod';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager or recruiter sets, changes or removes the date of an interview after the move that led to it.
 * It is also a line of the timeline and of the audit trail.
 */
export const interviewDateChanged = defineEvent(
  'interview-date-changed',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    recruiterId: idValue.nullable(),
    candidate: personReference,
    /** The status that the interview belongs to. */
    status: z.enum(pipelineStatuses),
    /** The dates before and after; null where the date is open. */
    from: isoTime.nullable(),
    to: isoTime.nullable(),
    /** Whether a meeting in both calendars was booked, moved or cancelled with it, which is announced by itself. */
    isMeeting: z.boolean().optional(),
    version: z.int(),
  }),
);

export const interviewDateChangedExamples = /* @__PURE__ */ examplesOf(interviewDateChanged, [
  {
    id: 898_512_385_787_904,
    time: '2026-09-29T15:10:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      status: 'first_interview_scheduled',
      from: '2026-10-05T14:00:00.000Z',
      to: '2026-10-06T16:30:00.000Z',
      version: 4,
    },
  },
]);

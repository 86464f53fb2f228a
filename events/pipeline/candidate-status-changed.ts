import * as z from 'zod';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { rejectionReasons } from '../../shared/constants/rejection-reasons.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager or recruiter moves a candidate on a job, the candidate withdraws, or either is undone. It is also the line of the
 * timeline that says who moved the candidate from where to where.
 */
export const candidateStatusChanged = defineEvent(
  'candidate-status-changed',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    recruiterId: idValue.nullable(),
    candidate: personReference,
    from: z.enum(pipelineStatuses).nullable(),
    to: z.enum(pipelineStatuses),
    reason: z.string().nullable(),
    /** Which of the listed reasons a rejection has, or had that is undone. */
    rejectedFor: z.enum(rejectionReasons).optional(),
    /** When the interview takes place, for a move to an interview that names its date. */
    interviewAt: isoTime.nullable().default(null),
    undo: z.boolean(),
    /** When the move was made that this one takes back; null for a move of its own. */
    undoneAt: isoTime.nullable().default(null),
    /** Since when the candidate was in the status that the move leaves, or takes them back to; null in older events. */
    since: isoTime.nullable().default(null),
    version: z.int(),
  }),
);

export const candidateStatusChangedExamples = /* @__PURE__ */ examplesOf(candidateStatusChanged, [
  {
    id: 898_012_385_779_712,
    time: '2026-09-26T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'contacted',
      to: 'submitted',
      reason: null,
      interviewAt: null,
      undo: false,
      undoneAt: null,
      since: '2026-09-24T08:10:00.000Z',
      version: 2,
    },
  },
  {
    id: 898_012_385_783_808,
    time: '2026-09-27T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'rejected',
      to: 'first_interview_complete',
      reason: 'The other candidate withdrew',
      interviewAt: null,
      undo: false,
      undoneAt: null,
      since: '2026-09-26T16:00:00.000Z',
      version: 6,
    },
  },
  {
    id: 898_012_385_787_904,
    time: '2026-09-27T09:34:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'first_interview_complete',
      to: 'rejected',
      reason: null,
      interviewAt: null,
      undo: true,
      undoneAt: '2026-09-27T09:30:00.000Z',
      since: '2026-09-26T16:00:00.000Z',
      version: 7,
    },
  },
  {
    id: 898_012_385_792_000,
    time: '2026-09-28T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'first_interview_complete',
      to: 'second_interview_scheduled',
      reason: null,
      interviewAt: '2026-10-02T14:00:00.000Z',
      undo: false,
      undoneAt: null,
      since: null,
      version: 8,
    },
  },
  {
    id: 898_012_385_796_096,
    time: '2026-09-29T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'second_interview_scheduled',
      to: 'rejected',
      reason: 'Asks for more than the job pays: a third above the range',
      rejectedFor: 'pay',
      interviewAt: null,
      undo: false,
      undoneAt: null,
      since: '2026-09-28T09:30:00.000Z',
      version: 9,
    },
  },
]);

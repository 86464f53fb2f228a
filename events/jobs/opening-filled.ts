import * as z from 'zod';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';
import { jobClosed } from './job-closed.ts';

/**
 * Emitted when a manager hires a candidate for one of a job's openings and the job stays open for the others. The
 * recruiter who put the candidate forward earns the job's points, as where a hire closes the job.
 */
export const openingFilled = defineEvent(
  'opening-filled',
  1,
  jobClosed.schema.shape.data.omit({ mailsOthers: true, others: true }).extend({
    candidate: personReference,
    /** How many are hired with this one, of so many whom the job looks for. */
    filled: z.int().positive(),
    openings: z.int().positive(),
  }),
);

export const openingFilledExamples = /* @__PURE__ */ examplesOf(openingFilled, [
  {
    id: 898_012_385_763_328,
    time: '2026-09-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      from: 'signed',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: 896_512_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      startOn: '2026-10-05',
      filled: 1,
      openings: 3,
    },
  },
]);

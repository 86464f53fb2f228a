import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager posts a job, which is open immediately. The job's recruiters are notified, or all of the
 * manager's when it names none.
 */
export const jobPosted = defineEvent(
  'job-posted',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    points: z.int(),
    manager: personReference,
    clientId: idValue.nullable(),
    recruiterIds: z.array(idValue),
  }),
);

export const jobPostedExamples = /* @__PURE__ */ examplesOf(jobPosted, [
  {
    id: 898_012_385_734_656,
    time: '2026-09-15T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: 896_512_385_677_312,
      recruiterIds: [],
    },
  },
  {
    id: 898_012_385_738_752,
    time: '2026-09-16T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 0,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: null,
      recruiterIds: [895_412_401_405_952],
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a manager changes a job's content. The people on it are notified. */
export const jobChanged = defineEvent(
  'job-changed',
  1,
  z.object({
    jobId: idValue,
    title: z.string(),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    changed: z.array(z.string()),
    /** Recruiters who were chosen for the open job now, and what they need to know of it. */
    chosen: z.object({ recruiterIds: z.array(idValue), manager: personReference, points: z.int() }).optional(),
  }),
);

export const jobChangedExamples = /* @__PURE__ */ examplesOf(jobChanged, [
  {
    id: 898_012_385_742_848,
    time: '2026-09-17T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterIds: [895_412_401_405_952],
      changed: ['rateTo', 'points'],
    },
  },
]);

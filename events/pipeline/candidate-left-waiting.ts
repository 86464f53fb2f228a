import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted once per submission when the manager has not moved a submitted candidate for the days that the stage sets; the
 * manager is reminded.
 */
export const candidateLeftWaiting = defineEvent(
  'candidate-left-waiting',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    managerId: idValue,
    candidate: personReference,
    since: isoTime,
    days: z.int(),
    version: z.int(),
  }),
);

export const candidateLeftWaitingExamples = /* @__PURE__ */ examplesOf(candidateLeftWaiting, [
  {
    id: 899_312_385_787_904,
    time: '2026-10-02T06:00:00.000Z',
    actor: { kind: 'system' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      since: '2026-09-26T15:20:00.000Z',
      days: 5,
      version: 2,
    },
  },
]);

import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when what put a candidate on a job is taken back within ten minutes, their choice of a recruiter or the
 * manager’s decline of their application: they are not on the job any more, and an application of theirs waits again.
 */
export const selfAssignmentUndone = defineEvent(
  'self-assignment-undone',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference.nullable(),
    candidate: personReference,
    /** When the choice or the decline put the candidate on the job. */
    acceptedAt: isoTime,
  }),
);

export const selfAssignmentUndoneExamples = /* @__PURE__ */ examplesOf(selfAssignmentUndone, [
  {
    id: 898_012_385_811_901,
    time: '2026-08-21T11:06:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      acceptedAt: '2026-08-21T11:00:00.000Z',
    },
  },
]);

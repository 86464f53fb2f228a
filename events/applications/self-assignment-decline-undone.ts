import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a recruiter takes their decline of an application back; it waits for them again. */
export const selfAssignmentDeclineUndone = defineEvent(
  'self-assignment-decline-undone',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
    candidate: personReference,
    undoneAt: isoTime,
  }),
);

export const selfAssignmentDeclineUndoneExamples = /* @__PURE__ */ examplesOf(selfAssignmentDeclineUndone, [
  {
    id: 898_012_385_783_808,
    time: '2026-09-25T09:34:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'APPLICATION#897012385677312',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      undoneAt: '2026-09-25T09:30:00.000Z',
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a recruiter declines a candidate's application, which goes on waiting for the others and the manager. */
export const selfAssignmentDeclined = defineEvent(
  'self-assignment-declined',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference,
    candidate: personReference,
    reason: z.string().nullable().default(null),
    /** The recruiters whom the job names; none means all of the manager's. */
    recruiterIds: z.array(idValue).default([]),
    /** Everybody who has declined so far. */
    declinedBy: z.array(idValue).default([]),
  }),
);

export const selfAssignmentDeclinedExamples = /* @__PURE__ */ examplesOf(selfAssignmentDeclined, [
  {
    id: 898_012_385_775_616,
    time: '2026-09-25T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'APPLICATION#897012385677312',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      reason: 'No night shifts',
      recruiterIds: [895_412_401_405_952],
      declinedBy: [895_412_401_405_952],
    },
  },
]);

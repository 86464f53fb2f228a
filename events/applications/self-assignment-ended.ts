import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an application goes because its job was removed. The candidate is notified; nobody else is concerned,
 * since the manager removed the job and recruiters can no longer answer.
 */
export const selfAssignmentEnded = defineEvent(
  'self-assignment-ended',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    candidate: personReference,
    /** Whether it still waited; a withdrawn one ends in silence. */
    waited: z.boolean(),
  }),
);

export const selfAssignmentEndedExamples = /* @__PURE__ */ examplesOf(selfAssignmentEnded, [
  {
    id: 898_012_385_779_712,
    time: '2026-09-26T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'APPLICATION#897012385677312',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      waited: true,
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a candidate applies to a job. Its recruiters and manager are notified, and the
 * candidate gets a mail about what was sent; a recruiter accepts or declines.
 */
export const selfAssignmentCreated = defineEvent(
  'self-assignment-created',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    candidate: personReference,
    /** The sender of the recommendation that led to it; they are notified of the acceptance instead. */
    recommendedBy: idValue.optional(),
  }),
);

export const selfAssignmentCreatedExamples = /* @__PURE__ */ examplesOf(selfAssignmentCreated, [
  {
    id: 898_012_385_767_424,
    time: '2026-09-23T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'APPLICATION#897012385677312',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiterIds: [],
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
]);

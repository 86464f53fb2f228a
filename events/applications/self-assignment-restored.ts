import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an application waits again: its candidate takes the withdrawal back, or does not want the recruiter who
 * accepted it, whom `notBy` names.
 */
export const selfAssignmentRestored = defineEvent(
  'self-assignment-restored',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiterIds: z.array(idValue),
    candidate: personReference,
    notBy: idValue.optional(),
    /** When that recruiter’s acceptance put the candidate on the job; absent without one, and in older events. */
    acceptedAt: isoTime.optional(),
  }),
);

export const selfAssignmentRestoredExamples = /* @__PURE__ */ examplesOf(selfAssignmentRestored, [
  {
    id: 898_012_385_792_000,
    time: '2026-09-25T10:34:00.000Z',
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
  {
    id: 898_112_385_792_000,
    time: '2026-09-28T08:12:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'APPLICATION#897012385677312',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiterIds: [],
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      notBy: 895_512_385_677_312,
      acceptedAt: '2026-09-26T10:00:00.000Z',
    },
  },
]);

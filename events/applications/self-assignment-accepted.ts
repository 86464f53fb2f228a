import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a recruiter accepts a candidate's application, or the manager takes it forward without one: the candidate
 * is on the job from then on.
 */
export const selfAssignmentAccepted = defineEvent(
  'self-assignment-accepted',
  1,
  z.object({
    applicationId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    managerId: idValue,
    recruiter: personReference.nullable(),
    candidate: personReference,
    /** The version of the candidate’s place, where it continues the audit trail of an earlier one; absent for 1. */
    version: z.int().optional(),
    /** The recruiter who worked on the application until the candidate chose this one; absent where nobody did. */
    insteadOf: idValue.optional(),
    /** When the choice was made that the candidate takes back by this, so that the earlier recruiter is back. */
    undoneAt: isoTime.optional(),
    /** The candidate is asked at the same moment whether the recruiter may represent them, which says it all. */
    asksCandidate: z.literal(true).optional(),
    /** The manager declines the applicant at the same moment, and the move to Rejected says it all. */
    isDeclined: z.literal(true).optional(),
  }),
);

export const selfAssignmentAcceptedExamples = /* @__PURE__ */ examplesOf(selfAssignmentAccepted, [
  {
    id: 898_012_385_771_520,
    time: '2026-09-24T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      applicationId: 897_012_385_677_312,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
]);

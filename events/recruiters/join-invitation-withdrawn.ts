import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager withdraws the invitation of a registered recruiter. It disappears from the recruiter's
 * dashboard; nobody is notified.
 */
export const joinInvitationWithdrawn = defineEvent(
  'join-invitation-withdrawn',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiterId: idValue,
  }),
);

export const joinInvitationWithdrawnExamples = /* @__PURE__ */ examplesOf(joinInvitationWithdrawn, [
  {
    id: 898_012_385_726_464,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'INVITATION#897112385679360',
    data: {
      invitationId: 897_112_385_679_360,
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
    },
  },
]);

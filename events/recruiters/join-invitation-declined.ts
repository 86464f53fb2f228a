import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a registered recruiter declines a manager's invitation. The manager's list no longer shows it; nobody is
 * notified.
 */
export const joinInvitationDeclined = defineEvent(
  'join-invitation-declined',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiterId: idValue,
  }),
);

export const joinInvitationDeclinedExamples = /* @__PURE__ */ examplesOf(joinInvitationDeclined, [
  {
    id: 898_012_385_724_416,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'INVITATION#897112385679360',
    data: {
      invitationId: 897_112_385_679_360,
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
    },
  },
]);

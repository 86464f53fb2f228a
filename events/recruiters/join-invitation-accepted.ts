import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a registered recruiter accepts a manager's invitation. The recruiter works for the manager from then
 * on.
 */
export const joinInvitationAccepted = defineEvent(
  'join-invitation-accepted',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiter: personReference,
  }),
);

export const joinInvitationAcceptedExamples = /* @__PURE__ */ examplesOf(joinInvitationAccepted, [
  {
    id: 898_012_385_722_368,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'INVITATION#897112385679360',
    data: {
      invitationId: 897_112_385_679_360,
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a recruiter or a candidate invites a candidate by mail, and each time the invitation is sent again. The
 * reaction reads the address from the invitation, makes the link and mails it.
 */
export const candidateInvited = defineEvent(
  'candidate-invited',
  1,
  z.object({
    invitationId: idValue,
    inviter: personReference,
  }),
);

export const candidateInvitedExamples = /* @__PURE__ */ examplesOf(candidateInvited, [
  {
    id: 898_012_385_801_024,
    time: '2026-09-11T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'INVITATION#897112385681408',
    data: {
      invitationId: 897_112_385_681_408,
      inviter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
]);

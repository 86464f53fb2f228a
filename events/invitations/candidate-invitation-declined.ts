import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when the holder of the mailed link declines the invitation. The link is used up, and the address may be
 * invited again.
 */
export const candidateInvitationDeclined = defineEvent(
  'candidate-invitation-declined',
  1,
  z.object({
    invitationId: idValue,
    inviterId: idValue,
  }),
);

export const candidateInvitationDeclinedExamples = /* @__PURE__ */ examplesOf(candidateInvitationDeclined, [
  {
    id: 898_012_385_803_024,
    time: '2026-09-13T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'INVITATION#897112385681408',
    data: {
      invitationId: 897_112_385_681_408,
      inviterId: 895_412_401_405_952,
    },
  },
]);

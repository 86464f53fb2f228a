import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an invited candidate signs up through the mailed link. The account is active from then on, because the
 * mail proved the address.
 */
export const candidateInvitationAccepted = defineEvent(
  'candidate-invitation-accepted',
  1,
  z.object({
    invitationId: idValue,
    inviterId: idValue,
    candidate: personReference,
    /** The public campaign that brought the candidate. */
    source: z.string().nullable(),
  }),
);

export const candidateInvitationAcceptedExamples = /* @__PURE__ */ examplesOf(candidateInvitationAccepted, [
  {
    id: 898_012_385_802_024,
    time: '2026-09-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    data: {
      invitationId: 897_112_385_681_408,
      inviterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      source: 'healthcare',
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an invited recruiter sets up the account through the mailed link. The recruiter works for the manager
 * from then on.
 */
export const recruiterInvitationAccepted = defineEvent(
  'recruiter-invitation-accepted',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiter: personReference,
  }),
);

export const recruiterInvitationAcceptedExamples = /* @__PURE__ */ examplesOf(recruiterInvitationAccepted, [
  {
    id: 898_012_385_718_272,
    time: '2026-09-11T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: {
      invitationId: 897_112_385_677_312,
      managerId: 895_412_385_677_312,
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    },
  },
]);

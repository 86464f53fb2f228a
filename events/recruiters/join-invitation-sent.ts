import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager invites a recruiter who is registered already, or sends the invitation again. The recruiter
 * finds it on the dashboard and is notified; no link is mailed that would set up an account.
 */
export const joinInvitationSent = defineEvent(
  'join-invitation-sent',
  1,
  z.object({
    invitationId: idValue,
    manager: personReference,
    recruiterId: idValue,
  }),
);

export const joinInvitationSentExamples = /* @__PURE__ */ examplesOf(joinInvitationSent, [
  {
    id: 898_012_385_720_320,
    time: '2026-09-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'INVITATION#897112385679360',
    data: {
      invitationId: 897_112_385_679_360,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiterId: 895_412_401_405_952,
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager invites a recruiter by mail, or sends the invitation again. The reaction reads the address
 * from the invitation, makes the link and mails it.
 */
export const recruiterInvited = defineEvent(
  'recruiter-invited',
  1,
  z.object({
    invitationId: idValue,
    manager: personReference,
  }),
);

export const recruiterInvitedExamples = /* @__PURE__ */ examplesOf(recruiterInvited, [
  {
    id: 898_012_385_714_176,
    time: '2026-09-10T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'INVITATION#897112385677312',
    data: {
      invitationId: 897_112_385_677_312,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    },
  },
]);

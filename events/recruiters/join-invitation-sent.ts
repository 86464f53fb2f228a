import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

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

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

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

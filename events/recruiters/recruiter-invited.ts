import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

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

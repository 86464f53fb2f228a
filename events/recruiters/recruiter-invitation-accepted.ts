import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

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

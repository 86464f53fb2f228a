import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a registered recruiter accepts a manager's invitation. The recruiter works for the manager from then
 * on.
 */
export const joinInvitationAccepted = defineEvent(
  'join-invitation-accepted',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiter: personReference,
  }),
);

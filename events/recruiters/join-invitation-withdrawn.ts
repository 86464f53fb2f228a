import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager withdraws the invitation of a registered recruiter. It disappears from the recruiter's
 * dashboard; nobody is notified.
 */
export const joinInvitationWithdrawn = defineEvent(
  'join-invitation-withdrawn',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiterId: idValue,
  }),
);

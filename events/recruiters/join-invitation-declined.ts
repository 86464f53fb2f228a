import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a registered recruiter declines a manager's invitation. The manager's list no longer shows it; nobody is
 * notified.
 */
export const joinInvitationDeclined = defineEvent(
  'join-invitation-declined',
  1,
  z.object({
    invitationId: idValue,
    managerId: idValue,
    recruiterId: idValue,
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when the holder of the mailed link declines the invitation. The link is used up, and the address may be
 * invited again.
 */
export const candidateInvitationDeclined = defineEvent(
  'candidate-invitation-declined',
  1,
  z.object({
    invitationId: idValue,
    inviterId: idValue,
  }),
);

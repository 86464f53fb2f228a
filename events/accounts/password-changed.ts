import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a user sets a new password, signed in or by a mailed link. Tells the owner by mail, so that a stranger's
 * change does not stay unseen.
 */
export const passwordChanged = defineEvent(
  'password-changed',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
    by: z.enum(['user', 'link']),
  }),
);

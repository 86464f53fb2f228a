import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a user sets a new password, signed in or through a mailed link. A mail to the owner makes sure that a
 * stranger's change is noticed.
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

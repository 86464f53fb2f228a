import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when password recovery is requested for an address that has an account, confirmed or not. Unknown addresses
 * emit nothing.
 */
export const passwordRecoveryRequested = defineEvent(
  'password-recovery-requested',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
  }),
);

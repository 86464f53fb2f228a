import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when the mailed confirmation link of an account is followed, or earlier if a mailed link sets its new
 * password; from then on the account may sign in. An invited account is active immediately and emits
 * `recruiter-invitation-accepted` instead.
 */
export const accountConfirmed = defineEvent(
  'account-confirmed',
  1,
  z.object({
    userId: idValue,
    role: z.enum(roles),
    /** The job that a candidate signed up to apply to; absent for everyone else. */
    applyTo: idValue.optional(),
  }),
);

import * as z from 'zod';
import { verifiableRoles } from '../../shared/constants/verification.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an operator verifies a manager or recruiter, or takes that back. With a manager, the recruiters who work
 * for them are verified too.
 */
export const verificationChanged = defineEvent(
  'verification-changed',
  1,
  z.object({
    user: z.object({ id: idValue, firstName: z.string(), lastName: z.string() }),
    role: z.enum(verifiableRoles),
    isVerified: z.boolean(),
    company: z.string(),
  }),
);

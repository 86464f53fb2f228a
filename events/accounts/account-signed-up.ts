import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted by sign-up of any kind, once the account exists and waits for its address to be confirmed. The reaction makes
 * the mailed link, so that no event carries a token.
 */
export const accountSignedUp = defineEvent(
  'account-signed-up',
  1,
  z.object({
    userId: idValue,
    role: z.enum(roles),
    firstName: z.string(),
    lastName: z.string(),
    /** The public campaign that brought a candidate. */
    source: z.string().nullable().optional(),
  }),
);

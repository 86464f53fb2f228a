import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a user asks again for the confirmation link of an unconfirmed account. Earlier links stop working once
 * the new one is mailed.
 */
export const confirmationRequested = defineEvent(
  'confirmation-requested',
  1,
  z.object({ userId: idValue, firstName: z.string() }),
);

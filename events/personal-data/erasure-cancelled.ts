import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when the owner cancels the erasure of the account. It is the audit line that the account stays. */
export const erasureCancelled = defineEvent(
  'erasure-cancelled',
  1,
  z.object({
    userId: idValue,
  }),
);

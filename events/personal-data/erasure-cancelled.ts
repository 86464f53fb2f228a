import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when the owner calls the erasure of the account off. It is the audit line that the account stays. */
export const erasureCancelled = defineEvent(
  'erasure-cancelled',
  1,
  z.object({
    userId: idValue,
  }),
);

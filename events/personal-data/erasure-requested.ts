import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an account is to be erased after the days of grace, by its owner or by an operator who got a letter. The
 * owner is told by mail how to call it off.
 */
export const erasureRequested = defineEvent(
  'erasure-requested',
  1,
  z.object({
    userId: idValue,
    dueAt: isoTime,
    by: z.enum(['owner', 'operator']),
  }),
);

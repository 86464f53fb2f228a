import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an account is to be erased after the grace period, at the request of its owner or by an operator who
 * received a letter. A mail to the owner explains how to cancel it.
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

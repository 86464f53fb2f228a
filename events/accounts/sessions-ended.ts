import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when sessions of a user end before their time: one signs out, ends another, signs out everywhere, or sets a
 * new password. Browsers of these sessions hear it live and leave.
 */
export const sessionsEnded = defineEvent(
  'sessions-ended',
  1,
  z.object({
    userId: idValue,
    sessionIds: z.array(idValue),
    reason: z.enum(['sign-out', 'ended', 'everywhere', 'password', 'too-many']),
  }),
);

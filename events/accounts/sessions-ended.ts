import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a user's sessions end early: by signing out, ending another session, signing out everywhere, setting a
 * new password, or because a refresh token was used twice. Browsers of these sessions are notified live and leave.
 */
export const sessionsEnded = defineEvent(
  'sessions-ended',
  1,
  z.object({
    userId: idValue,
    sessionIds: z.array(idValue),
    reason: z.enum(['sign-out', 'ended', 'everywhere', 'password', 'too-many', 'reused']),
  }),
);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

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

export const sessionsEndedExamples = /* @__PURE__ */ examplesOf(sessionsEnded, [
  {
    id: 898_012_385_706_496,
    time: '2026-09-08T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, sessionIds: [898_012_385_702_400, 898_012_385_705_984], reason: 'everywhere' },
  },
  {
    id: 898_012_385_710_080,
    time: '2026-09-09T18:05:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, sessionIds: [898_012_385_709_568], reason: 'ended' },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when password recovery is requested for an address that has an account, confirmed or not, and when somebody
 * signs up with it again. Unknown addresses emit nothing.
 */
export const passwordRecoveryRequested = defineEvent(
  'password-recovery-requested',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
    /** Somebody tried to sign up with the address; absent where the owner asked for a new password. */
    isSignUp: z.literal(true).optional(),
  }),
);

export const passwordRecoveryRequestedExamples = /* @__PURE__ */ examplesOf(passwordRecoveryRequested, [
  {
    id: 898_012_385_689_600,
    time: '2026-09-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, firstName: 'Olivia' },
  },
]);

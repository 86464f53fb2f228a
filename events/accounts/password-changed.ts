import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a user sets a new password, signed in or through a mailed link. A mail to the owner makes sure that a
 * stranger's change is noticed.
 */
export const passwordChanged = defineEvent(
  'password-changed',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
    by: z.enum(['user', 'link']),
  }),
);

export const passwordChangedExamples = /* @__PURE__ */ examplesOf(passwordChanged, [
  {
    id: 898_012_385_697_792,
    time: '2026-09-06T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, firstName: 'Olivia', by: 'link' },
  },
  {
    id: 898_012_385_701_888,
    time: '2026-09-07T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, firstName: 'Daniel', by: 'user' },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a second factor is turned on or off, its recovery codes are renewed, one of them turns it off while logging in, or
 * a passkey, which is a factor of its own, is added or removed. A mail to the owner makes sure that a stranger's change is noticed.
 */
export const secondFactorChanged = defineEvent(
  'second-factor-changed',
  1,
  z.object({
    userId: idValue,
    change: z.enum(['on', 'off', 'renewed', 'recovered', 'passkey-added', 'passkey-removed']),
  }),
);

export const secondFactorChangedExamples = /* @__PURE__ */ examplesOf(secondFactorChanged, [
  {
    id: 898_412_385_705_984,
    time: '2026-11-22T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, change: 'on' },
  },
  {
    id: 898_412_385_710_080,
    time: '2026-11-23T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, change: 'recovered' },
  },
]);

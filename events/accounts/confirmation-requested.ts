import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a user asks again for the confirmation link of an unconfirmed account. Earlier links stop working once
 * the new one is mailed.
 */
export const confirmationRequested = defineEvent(
  'confirmation-requested',
  1,
  z.object({ userId: idValue, firstName: z.string() }),
);

export const confirmationRequestedExamples = /* @__PURE__ */ examplesOf(confirmationRequested, [
  {
    id: 898_012_385_685_504,
    time: '2026-09-03T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    data: { userId: 895_412_417_134_592, firstName: 'Priya' },
  },
]);

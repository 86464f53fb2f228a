import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when the owner cancels the erasure of the account. It is the audit line that the account stays. */
export const erasureCancelled = defineEvent(
  'erasure-cancelled',
  1,
  z.object({
    userId: idValue,
  }),
);

export const erasureCancelledExamples = /* @__PURE__ */ examplesOf(erasureCancelled, [
  {
    id: 898_012_385_812_480,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952 },
  },
]);

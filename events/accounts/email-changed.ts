import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when both addresses have confirmed that an account has another one from now on. Reactions read both from the
 * change: what is kept under the address follows, and both are mailed.
 */
export const emailChanged = defineEvent('email-changed', 1, z.object({ userId: idValue, changeId: idValue }));

export const emailChangedExamples = /* @__PURE__ */ examplesOf(emailChanged, [
  {
    id: 898_412_385_697_792,
    time: '2026-11-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, changeId: 898_412_385_693_696 },
  },
]);

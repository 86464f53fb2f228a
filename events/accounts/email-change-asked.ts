import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a user asks for another address. The reaction reads both from the change that waits, makes a link for each
 * and mails it.
 */
export const emailChangeAsked = defineEvent('email-change-asked', 1, z.object({ userId: idValue, changeId: idValue }));

export const emailChangeAskedExamples = /* @__PURE__ */ examplesOf(emailChangeAsked, [
  {
    id: 898_412_385_697_792,
    time: '2026-11-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, changeId: 898_412_385_693_696 },
  },
]);

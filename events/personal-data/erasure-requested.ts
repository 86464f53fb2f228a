import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an account is to be erased after the grace period, at the request of its owner or by an operator who
 * received a letter. A mail to the owner explains how to cancel it.
 */
export const erasureRequested = defineEvent(
  'erasure-requested',
  1,
  z.object({
    userId: idValue,
    dueAt: isoTime,
    by: z.enum(['owner', 'operator']),
  }),
);

export const erasureRequestedExamples = /* @__PURE__ */ examplesOf(erasureRequested, [
  {
    id: 898_012_385_808_384,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    data: { userId: 895_412_401_405_952, dueAt: '2026-09-16T09:30:00.000Z', by: 'owner' },
  },
]);

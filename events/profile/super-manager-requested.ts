import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a hiring manager asks to become a super manager. An operator decides. */
export const superManagerRequested = defineEvent('super-manager-requested', 1, z.object({ userId: idValue }));

export const superManagerRequestedExamples = /* @__PURE__ */ examplesOf(superManagerRequested, [
  {
    id: 898_012_385_705_984,
    time: '2026-09-08T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312 },
  },
]);

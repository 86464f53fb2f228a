import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when an operator makes a hiring manager a super manager. That person's browser reloads. */
export const superManagerApproved = defineEvent(
  'super-manager-approved',
  1,
  z.object({
    userId: idValue,
    firstName: z.string(),
    lastName: z.string(),
  }),
);

export const superManagerApprovedExamples = /* @__PURE__ */ examplesOf(superManagerApproved, [
  {
    id: 898_012_385_710_080,
    time: '2026-09-09T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes' },
  },
]);

import * as z from 'zod';
import { verifiableRoles } from '../../shared/constants/verification.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when an operator verifies a manager or recruiter, or takes that back. With a manager, the recruiters who work
 * for them are verified too.
 */
export const verificationChanged = defineEvent(
  'verification-changed',
  1,
  z.object({
    user: z.object({ id: idValue, firstName: z.string(), lastName: z.string() }),
    role: z.enum(verifiableRoles),
    isVerified: z.boolean(),
    company: z.string(),
  }),
);

export const verificationChangedExamples = /* @__PURE__ */ examplesOf(verificationChanged, [
  {
    id: 898_012_385_710_080,
    time: '2026-09-09T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    data: {
      user: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes' },
      role: 'manager',
      isVerified: true,
      company: 'Lakeside Hospital',
    },
  },
  {
    id: 898_012_385_710_081,
    time: '2026-09-09T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    data: {
      user: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes' },
      role: 'manager',
      isVerified: false,
      company: 'Lakeside Hospital',
    },
  },
  {
    id: 898_012_385_710_082,
    time: '2026-09-09T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412381483008',
    data: {
      isVerified: true,
      company: 'Lakeside Hospital',
      user: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu' },
      role: 'super_manager',
    },
  },
]);

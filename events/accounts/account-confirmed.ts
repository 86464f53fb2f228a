import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when the mailed confirmation link of an account is followed, or earlier if a mailed link sets its new
 * password; from then on the account may sign in. An invited account is active immediately and emits
 * `recruiter-invitation-accepted` instead.
 */
export const accountConfirmed = defineEvent(
  'account-confirmed',
  1,
  z.object({
    userId: idValue,
    role: z.enum(roles),
    /** The job that a candidate signed up to apply to; absent for everyone else. */
    applyTo: idValue.optional(),
    /** The code of the recruiter’s link through which the candidate came to that job; absent where they came without one. */
    byLink: z.string().optional(),
  }),
);

export const accountConfirmedExamples = /* @__PURE__ */ examplesOf(accountConfirmed, [
  {
    id: 898_012_385_693_696,
    time: '2026-09-05T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    data: { userId: 895_412_417_134_592, role: 'candidate' },
  },
  {
    id: 898_012_385_693_697,
    time: '2026-09-05T09:31:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_593, role: 'candidate', firstName: 'Arun', lastName: 'Shah' },
    subject: 'USER#895412417134593',
    data: { userId: 895_412_417_134_593, role: 'candidate', applyTo: 894_001_200_000_001 },
  },
  {
    id: 898_012_385_693_698,
    time: '2026-09-05T09:32:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_594, role: 'candidate', firstName: 'Mei', lastName: 'Tan' },
    subject: 'USER#895412417134594',
    data: {
      userId: 895_412_417_134_594,
      role: 'candidate',
      applyTo: 894_001_200_000_001,
      byLink: 'bGlua3RvYWpvYjEyMzQ1Ng',
    },
  },
]);

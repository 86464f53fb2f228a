import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted by sign-up of any kind, once the account exists and waits for its address to be confirmed. The reaction makes
 * the mailed link, so that no event carries a token.
 */
export const accountSignedUp = defineEvent(
  'account-signed-up',
  1,
  z.object({
    userId: idValue,
    role: z.enum(roles),
    firstName: z.string(),
    lastName: z.string(),
    /** The public campaign that brought a candidate. */
    source: z.string().nullable().optional(),
  }),
);

export const accountSignedUpExamples = /* @__PURE__ */ examplesOf(accountSignedUp, [
  {
    id: 898_012_385_677_312,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    data: { userId: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
  },
  {
    id: 898_012_385_681_408,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    data: { userId: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
  },
]);

import * as z from 'zod';
import { roles } from '../../shared/constants/roles.ts';
import { isoTime } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted once an account and its data are gone. It proves that erasure was done in time and names nobody: its subject
 * is the erasure, not the person.
 */
export const accountErased = defineEvent(
  'account-erased',
  1,
  z.object({
    role: z.enum(roles),
    requestedAt: isoTime,
    /** How many records were deleted, and in how many records of others the person was anonymised. */
    deleted: z.int(),
    anonymised: z.int(),
  }),
);

export const accountErasedExamples = /* @__PURE__ */ examplesOf(accountErased, [
  {
    id: 898_012_385_816_576,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'ERASURE#898112385677312',
    data: { role: 'recruiter', requestedAt: '2026-08-19T09:30:00.000Z', deleted: 214, anonymised: 87 },
  },
]);

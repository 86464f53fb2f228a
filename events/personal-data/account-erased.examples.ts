import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const accountErasedExamples: EventOf<'account-erased'>[] = [
  {
    id: 898_012_385_816_576,
    type: 'account-erased',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'ERASURE#898112385677312',
    groupId: 'ERASURE#898112385677312',
    dedupId: 'account-erased#898012385816576',
    data: { role: 'recruiter', requestedAt: '2026-08-19T09:30:00.000Z', deleted: 214, anonymised: 87 },
  },
];

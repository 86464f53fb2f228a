import type { EventOf } from '../catalogue.ts';
import { exampleClaim } from './claim-proposed.examples.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const claimConfirmedExamples: EventOf<'claim-confirmed'>[] = [
  {
    id: 898_012_385_811_000,
    type: 'claim-confirmed',
    version: 1,
    time: '2026-08-21T11:00:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'CLAIM#898012385677000',
    groupId: 'CLAIM#898012385677000',
    dedupId: 'claim-confirmed#898012385811000',
    data: { ...exampleClaim, way: 'link', expiresAt: '2027-02-17T11:00:00.000Z' },
  },
];

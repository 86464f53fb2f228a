import type { EventOf } from '../catalogue.ts';
import { exampleClaim } from './claim-proposed.examples.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const claimEndedExamples: EventOf<'claim-ended'>[] = [
  {
    id: 898_012_385_812_000,
    type: 'claim-ended',
    version: 1,
    time: '2026-08-21T11:00:02.000Z',
    actor: { kind: 'system' },
    subject: 'CLAIM#898012385677000',
    groupId: 'CLAIM#898012385677000',
    dedupId: 'claim-ended#898012385812000',
    data: { ...exampleClaim, from: 'proposed', to: 'passed_over', by: 'rival', reason: null },
  },
];

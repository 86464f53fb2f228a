import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const superManagerApprovedExamples: EventOf<'super-manager-approved'>[] = [
  {
    id: 898_012_385_710_080,
    type: 'super-manager-approved',
    version: 1,
    time: '2026-09-09T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'super-manager-approved#898012385710080',
    data: { userId: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes' },
  },
];

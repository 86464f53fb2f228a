import type { EventOf } from '../catalogue.ts';

/**
 * Real-looking instances; the schema parses every one of them, and readers need no other documentation of the payload.
 */
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

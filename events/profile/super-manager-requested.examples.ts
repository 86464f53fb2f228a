import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const superManagerRequestedExamples: EventOf<'super-manager-requested'>[] = [
  {
    id: 898_012_385_705_984,
    type: 'super-manager-requested',
    version: 1,
    time: '2026-09-08T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'super-manager-requested#898012385705984',
    data: { userId: 895_412_385_677_312 },
  },
];

import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const erasureRequestedExamples: EventOf<'erasure-requested'>[] = [
  {
    id: 898_012_385_808_384,
    type: 'erasure-requested',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'erasure-requested#898012385808384',
    data: { userId: 895_412_401_405_952, dueAt: '2026-09-16T09:30:00.000Z', by: 'owner' },
  },
];

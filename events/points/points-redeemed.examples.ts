import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const pointsRedeemedExamples: EventOf<'points-redeemed'>[] = [
  {
    id: 898_012_385_796_096,
    type: 'points-redeemed',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952#POINTS',
    groupId: 'USER#895412401405952#POINTS',
    dedupId: 'points-redeemed#898012385796096',
    data: { rewardId: 898_212_385_677_312, recruiterId: 895_412_401_405_952, points: 300 },
  },
];

import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const pointsAwardedExamples: EventOf<'points-awarded'>[] = [
  {
    id: 898_012_385_792_000,
    type: 'points-awarded',
    version: 1,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952#POINTS',
    groupId: 'USER#895412401405952#POINTS',
    dedupId: 'points-awarded#898012385792000',
    data: {
      rewardId: 898_112_385_677_312,
      recruiterId: 895_412_401_405_952,
      points: 500,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
];

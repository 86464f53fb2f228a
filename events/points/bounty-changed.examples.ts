import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const bountyChangedExamples: EventOf<'bounty-changed'>[] = [
  {
    id: 898_012_385_804_288,
    type: 'bounty-changed',
    version: 1,
    time: '2026-10-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952#POINTS',
    groupId: 'USER#895412401405952#POINTS',
    dedupId: 'bounty-changed#898012385804288',
    data: {
      rewardId: 898_112_385_677_312,
      recruiterId: 895_412_401_405_952,
      managerId: 895_412_385_677_312,
      points: 500,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      to: 'returned',
      until: '2026-10-18T09:30:00.000Z',
      reason: 'She moved to another city.',
      deciders: [],
    },
  },
];

import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const rewardSettledExamples: EventOf<'reward-settled'>[] = [
  {
    id: 898_012_385_800_192,
    type: 'reward-settled',
    version: 1,
    time: '2026-09-03T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#POINTS',
    groupId: 'USER#895412401405952#POINTS',
    dedupId: 'reward-settled#898012385800192',
    data: { rewardId: 898_212_385_677_312, recruiterId: 895_412_401_405_952, points: 300, status: 'approved' },
  },
];

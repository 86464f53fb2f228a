import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const notificationCreatedExamples: EventOf<'notification-created'>[] = [
  {
    id: 898_012_385_792_000,
    type: 'notification-created',
    version: 1,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#NOTIFICATIONS',
    groupId: 'USER#895412401405952#NOTIFICATIONS',
    dedupId: 'notification-created#898012385792000',
    data: { notificationId: 898_012_385_792_000, recipientId: 895_412_401_405_952, type: 'recruiter_rewards' },
  },
];

import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const avatarRefusedExamples: EventOf<'avatar-refused'>[] = [
  {
    id: 898_012_385_722_368,
    type: 'avatar-refused',
    version: 1,
    time: '2026-09-10T10:05:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'avatar-refused#898012385722368',
    data: { userId: 895_412_385_677_312, uploadId: 898_012_385_700_001, reason: 'anotherType' },
  },
];

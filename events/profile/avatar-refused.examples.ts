import type { EventOf } from '../catalogue.ts';

/**
 * Real-looking instances; the schema parses every one of them, and readers need no other documentation of the payload.
 */
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

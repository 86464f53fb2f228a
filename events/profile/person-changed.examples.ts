import type { EventOf } from '../catalogue.ts';

const daniel = {
  kind: 'user',
  id: 895_412_385_677_312,
  role: 'manager',
  firstName: 'Daniel',
  lastName: 'Reyes',
} as const;

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const personChangedExamples: EventOf<'person-changed'>[] = [
  {
    id: 898_012_385_722_368,
    type: 'person-changed',
    version: 1,
    time: '2026-09-12T10:00:00.000Z',
    actor: daniel,
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'person-changed#898012385722368',
    data: { userId: 895_412_385_677_312, changed: 'name' },
  },
  {
    id: 898_012_385_726_464,
    type: 'person-changed',
    version: 1,
    time: '2026-09-12T10:05:00.000Z',
    actor: daniel,
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'person-changed#898012385726464',
    data: { userId: 895_412_385_677_312, changed: 'picture' },
  },
];

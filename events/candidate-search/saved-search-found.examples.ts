import type { EventOf } from '../catalogue.ts';

const ownerId = 895_412_401_405_952;
const envelope = {
  type: 'saved-search-found',
  version: 1,
  time: '2026-11-22T09:30:00.000Z',
  actor: { kind: 'system' },
  subject: `USER#${ownerId}#NOTIFICATIONS`,
  groupId: `USER#${ownerId}#NOTIFICATIONS`,
} as const;
const priya = { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer' };
const marcus = { id: 895_412_417_134_593, firstName: 'Marcus', lastName: 'Webb' };
const search = { id: 898_112_385_677_312, name: 'ICU nurses in Austin' };

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const savedSearchFoundExamples: EventOf<'saved-search-found'>[] = [
  {
    ...envelope,
    id: 898_012_385_792_000,
    dedupId: 'saved-search-found#898012385792000',
    data: { search, ownerId, count: 1, candidates: [priya] },
  },
  {
    ...envelope,
    id: 898_012_385_792_001,
    dedupId: 'saved-search-found#898012385792001',
    data: { search, ownerId, count: 7, candidates: [priya, marcus] },
  },
];

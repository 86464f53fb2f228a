import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const passwordChangedExamples: EventOf<'password-changed'>[] = [
  {
    id: 898_012_385_697_792,
    type: 'password-changed',
    version: 1,
    time: '2026-09-06T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'password-changed#898012385697792',
    data: { userId: 895_412_401_405_952, firstName: 'Olivia', by: 'link' },
  },
  {
    id: 898_012_385_701_888,
    type: 'password-changed',
    version: 1,
    time: '2026-09-07T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'password-changed#898012385701888',
    data: { userId: 895_412_385_677_312, firstName: 'Daniel', by: 'user' },
  },
];

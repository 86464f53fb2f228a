import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const accountSignedUpExamples: EventOf<'account-signed-up'>[] = [
  {
    id: 898_012_385_677_312,
    type: 'account-signed-up',
    version: 1,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'account-signed-up#898012385677312',
    data: { userId: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
  },
  {
    id: 898_012_385_681_408,
    type: 'account-signed-up',
    version: 1,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412385677312',
    groupId: 'USER#895412385677312',
    dedupId: 'account-signed-up#898012385681408',
    data: { userId: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
  },
];

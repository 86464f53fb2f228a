import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const accountConfirmedExamples: EventOf<'account-confirmed'>[] = [
  {
    id: 898_012_385_693_696,
    type: 'account-confirmed',
    version: 1,
    time: '2026-09-05T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'account-confirmed#898012385693696',
    data: { userId: 895_412_417_134_592, role: 'candidate' },
  },
  {
    id: 898_012_385_693_697,
    type: 'account-confirmed',
    version: 1,
    time: '2026-09-05T09:31:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_593, role: 'candidate', firstName: 'Arun', lastName: 'Shah' },
    subject: 'USER#895412417134593',
    groupId: 'USER#895412417134593',
    dedupId: 'account-confirmed#898012385693697',
    data: { userId: 895_412_417_134_593, role: 'candidate', applyTo: 894_001_200_000_001 },
  },
];

import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const confirmationRequestedExamples: EventOf<'confirmation-requested'>[] = [
  {
    id: 898_012_385_685_504,
    type: 'confirmation-requested',
    version: 1,
    time: '2026-09-03T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'confirmation-requested#898012385685504',
    data: { userId: 895_412_417_134_592, firstName: 'Priya' },
  },
];

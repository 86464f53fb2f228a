import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const passwordRecoveryRequestedExamples: EventOf<'password-recovery-requested'>[] = [
  {
    id: 898_012_385_689_600,
    type: 'password-recovery-requested',
    version: 1,
    time: '2026-09-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952',
    groupId: 'USER#895412401405952',
    dedupId: 'password-recovery-requested#898012385689600',
    data: { userId: 895_412_401_405_952, firstName: 'Olivia' },
  },
];

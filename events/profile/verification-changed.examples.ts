import type { EventOf } from '../catalogue.ts';

const verified: EventOf<'verification-changed'> = {
  id: 898_012_385_710_080,
  type: 'verification-changed',
  version: 1,
  time: '2026-09-09T09:30:00.000Z',
  actor: { kind: 'system' },
  subject: 'USER#895412385677312',
  groupId: 'USER#895412385677312',
  dedupId: 'verification-changed#898012385710080',
  data: {
    user: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes' },
    role: 'manager',
    isVerified: true,
    company: 'Lakeside Hospital',
  },
};

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const verificationChangedExamples: EventOf<'verification-changed'>[] = [
  verified,
  {
    ...verified,
    id: 898_012_385_710_081,
    dedupId: 'verification-changed#898012385710081',
    data: { ...verified.data, isVerified: false },
  },
  {
    ...verified,
    id: 898_012_385_710_082,
    subject: 'USER#895412381483008',
    groupId: 'USER#895412381483008',
    dedupId: 'verification-changed#898012385710082',
    data: {
      ...verified.data,
      user: { id: 895_412_381_483_008, firstName: 'Margaret', lastName: 'Osei-Bonsu' },
      role: 'super_manager',
    },
  },
];

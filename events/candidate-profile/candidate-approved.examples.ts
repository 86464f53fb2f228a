import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateApprovedExamples: EventOf<'candidate-approved'>[] = [
  {
    id: 898_112_385_722_369,
    type: 'candidate-approved',
    version: 1,
    time: '2026-10-02T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'candidate-approved#898112385722369',
    data: {
      candidateId: 895_412_417_134_592,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      region: 'Texas',
    },
  },
];

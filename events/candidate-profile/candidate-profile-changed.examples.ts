import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateProfileChangedExamples: EventOf<'candidate-profile-changed'>[] = [
  {
    id: 898_112_385_722_368,
    type: 'candidate-profile-changed',
    version: 1,
    time: '2026-10-02T10:00:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Maria', lastName: 'Lopez' },
    subject: 'USER#895412417134592',
    groupId: 'USER#895412417134592',
    dedupId: 'candidate-profile-changed#898112385722368',
    data: {
      candidateId: 895_412_417_134_592,
      section: 'educations',
      entryId: 898_112_385_710_080,
      change: 'added',
    },
  },
];

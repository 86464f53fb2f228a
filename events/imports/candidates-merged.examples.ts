import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidatesMergedExamples: EventOf<'candidates-merged'>[] = [
  {
    id: 898_012_385_722_500,
    type: 'candidates-merged',
    version: 1,
    time: '2026-11-23T07:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_400, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412385677400#IMPORTED',
    groupId: 'USER#895412385677400#IMPORTED',
    dedupId: 'candidates-merged#898012385722500',
    data: {
      recruiterId: 895_412_385_677_400,
      mergeId: 898_012_385_700_200,
      into: { kind: 'registered', id: 895_412_385_677_900 },
    },
  },
];

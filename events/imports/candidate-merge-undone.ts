import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { mergeTarget } from '../../shared/model/merge-target.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

/** Emitted when a recruiter undoes a merge of candidates. It says nothing of either. */
export const candidateMergeUndone = defineEvent(
  'candidate-merge-undone',
  1,
  z.object({ recruiterId: idValue, mergeId: idValue, into: mergeTarget }),
);

export const candidateMergeUndoneExamples: ExamplesOf<typeof candidateMergeUndone> = [
  {
    id: 898_012_385_722_500,
    type: 'candidate-merge-undone',
    version: 1,
    time: '2026-11-23T07:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_400, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412385677400#IMPORTED',
    groupId: 'USER#895412385677400#IMPORTED',
    dedupId: 'candidate-merge-undone#898012385722500',
    data: {
      recruiterId: 895_412_385_677_400,
      mergeId: 898_012_385_700_200,
      into: { kind: 'registered', id: 895_412_385_677_900 },
    },
  },
];

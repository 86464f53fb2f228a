import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { mergeTarget } from '../../shared/model/merge-target.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a recruiter merges an imported candidate into another import or into a registered candidate. It says nothing of either. */
export const candidatesMerged = defineEvent(
  'candidates-merged',
  1,
  z.object({ recruiterId: idValue, mergeId: idValue, into: mergeTarget }),
);

export const candidatesMergedExamples = /* @__PURE__ */ examplesOf(candidatesMerged, [
  {
    id: 898_012_385_722_500,
    time: '2026-11-23T07:05:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_400, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412385677400#IMPORTED',
    data: {
      recruiterId: 895_412_385_677_400,
      mergeId: 898_012_385_700_200,
      into: { kind: 'registered', id: 895_412_385_677_900 },
    },
  },
]);

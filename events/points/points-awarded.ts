import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted once per hire, in the transaction that adds a closed job's points to the recruiter's balance, and once more
 * where a candidate who invited the hired person receives a share.
 */
export const pointsAwarded = defineEvent(
  'points-awarded',
  1,
  z.object({
    rewardId: idValue,
    /** Who earned them: the recruiter, or the candidate who invited the hired person. */
    recruiterId: idValue,
    points: z.int().positive(),
    job: z.object({ id: idValue, title: z.string() }),
    manager: personReference,
    candidate: personReference,
  }),
);

export const pointsAwardedExamples = /* @__PURE__ */ examplesOf(pointsAwarded, [
  {
    id: 898_012_385_792_000,
    time: '2026-09-01T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952#POINTS',
    data: {
      rewardId: 898_112_385_677_312,
      recruiterId: 895_412_401_405_952,
      points: 500,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    },
  },
]);

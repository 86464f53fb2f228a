import * as z from 'zod';
import { bountySteps } from '../../shared/constants/points.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when the guarantee of a hire ends; the manager says that the hired person left, and the recruiter contests that
 * or lets the time pass; or a super manager or the operator decides.
 */
export const bountyChanged = defineEvent(
  'bounty-changed',
  1,
  z.object({
    /** The award that it is about. */
    rewardId: idValue,
    recruiterId: idValue,
    managerId: idValue.nullable(),
    points: z.int().positive(),
    job: z.object({ id: idValue, title: z.string() }).nullable(),
    candidate: personReference.nullable(),
    to: z.enum(bountySteps),
    /** Until when what the manager says can be contested, or a restored bounty is held. */
    until: isoTime.nullable(),
    reason: z.string().nullable(),
    /** The super managers who may decide a contest. */
    deciders: z.array(idValue),
  }),
);

export const bountyChangedExamples = /* @__PURE__ */ examplesOf(bountyChanged, [
  {
    id: 898_012_385_804_288,
    time: '2026-10-04T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952#POINTS',
    data: {
      rewardId: 898_112_385_677_312,
      recruiterId: 895_412_401_405_952,
      managerId: 895_412_385_677_312,
      points: 500,
      job: { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' },
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      to: 'asked',
      until: '2026-10-18T09:30:00.000Z',
      reason: 'She moved to another city.',
      deciders: [],
    },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a recruiter redeems points; the reward is requested and waits for the operator. */
export const pointsRedeemed = defineEvent(
  'points-redeemed',
  1,
  z.object({
    rewardId: idValue,
    recruiterId: idValue,
    points: z.int().positive(),
  }),
);

export const pointsRedeemedExamples = /* @__PURE__ */ examplesOf(pointsRedeemed, [
  {
    id: 898_012_385_796_096,
    time: '2026-09-02T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'USER#895412401405952#POINTS',
    data: { rewardId: 898_212_385_677_312, recruiterId: 895_412_401_405_952, points: 300 },
  },
]);

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when an operator approves, pays or refuses a requested reward; a refusal gives the points back. */
export const rewardSettled = defineEvent(
  'reward-settled',
  1,
  z.object({
    rewardId: idValue,
    recruiterId: idValue,
    points: z.int().positive(),
    /** Why it was refused. */
    reason: z.string().optional(),
    status: z.enum(['approved', 'paid', 'refused']),
  }),
);

export const rewardSettledExamples = /* @__PURE__ */ examplesOf(rewardSettled, [
  {
    id: 898_012_385_800_192,
    time: '2026-09-03T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412401405952#POINTS',
    data: { rewardId: 898_212_385_677_312, recruiterId: 895_412_401_405_952, points: 300, status: 'approved' },
  },
]);

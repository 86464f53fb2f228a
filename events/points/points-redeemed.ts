import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

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

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when an operator approves or pays a requested reward. */
export const rewardSettled = defineEvent(
  'reward-settled',
  1,
  z.object({
    rewardId: idValue,
    recruiterId: idValue,
    points: z.int().positive(),
    status: z.enum(['approved', 'paid']),
  }),
);

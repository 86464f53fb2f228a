import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

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

import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted once per hire, in the transaction that adds a closed job's points to the recruiter's balance. */
export const pointsAwarded = defineEvent(
  'points-awarded',
  1,
  z.object({
    rewardId: idValue,
    recruiterId: idValue,
    points: z.int().positive(),
    job: z.object({ id: idValue, title: z.string() }),
    manager: personReference,
    candidate: personReference,
  }),
);

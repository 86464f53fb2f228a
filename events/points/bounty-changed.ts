import * as z from 'zod';
import { bountySteps } from '../../shared/constants/points.ts';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when the guarantee of a hire ends, the manager says that the hired person left, the recruiter contests that,
 * or a super manager decides.
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
    /** Until when a return can be contested, or a restored bounty is held. */
    until: isoTime.nullable(),
    reason: z.string().nullable(),
    /** The super managers who may decide a contest. */
    deciders: z.array(idValue),
  }),
);

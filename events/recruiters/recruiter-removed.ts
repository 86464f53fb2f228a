import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a manager ends the work with a recruiter, whose name their jobs no longer list. The recruiter is
 * notified; candidates whom they brought stay theirs.
 */
export const recruiterRemoved = defineEvent(
  'recruiter-removed',
  1,
  z.object({
    manager: personReference,
    recruiterId: idValue,
    /** Jobs that named the recruiter. */
    jobIds: z.array(idValue),
    /** How many of their candidates are still in process on the manager's jobs. */
    candidates: z.int().nonnegative(),
  }),
);

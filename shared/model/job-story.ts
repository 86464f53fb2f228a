import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { personReference } from './person.ts';

/** One line of a job's story: who did what, when. */
export const jobStoryEntry = z.object({
  id: idValue,
  at: isoTime,
  by: personReference.extend({ role: z.enum(roles) }),
  what: z.enum(['posted', 'changed', 'held', 'resumed', 'hired', 'closed', 'reopened', 'takenOver']),
  /** The fields that a change was about. */
  changed: z.array(z.string()),
  /** Who was hired, where the job stays open or was closed with them; null where they hide from the reader. */
  candidate: personReference.nullable(),
  recruiter: personReference.nullable(),
  isHire: z.literal(true).optional(),
});
export type JobStoryEntry = z.output<typeof jobStoryEntry>;

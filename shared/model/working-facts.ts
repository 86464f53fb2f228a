import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';

/** So many of so many cases; null where the cases are too few to say anything. */
const shareOf = z.object({ of: z.int(), count: z.int() }).nullable();

/** How a manager or recruiter works, counted from events; nobody can edit it (PLUS-14). */
export const workingFacts = z.object({
  /** The time that the facts cover. */
  from: isoTime,
  to: isoTime,
  /** Whole days until a submitted candidate was first moved, the median. */
  firstAnswer: z.object({ of: z.int(), days: z.int() }).nullable(),
  /** Submitted candidates who were answered. */
  answered: shareOf,
  /** Submitted candidates who were interviewed. */
  interviewed: shareOf,
  /** Notes that they wrote on candidates on jobs, and how many candidates came onto their jobs meanwhile. */
  notes: shareOf,
  /** Candidates on jobs who were hired. */
  hired: shareOf,
});
export type WorkingFacts = z.output<typeof workingFacts>;

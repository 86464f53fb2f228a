import * as z from 'zod';
import { idValue } from '../contract/fields.ts';

/** What an open job pays, against what the candidates ask who have its skills. */
export const payAsked = z.object({
  jobId: idValue,
  title: z.string(),
  company: z.string().nullable(),
  /** What is compared; null where the job names no pay. */
  what: z.enum(['salary', 'rate']).nullable(),
  currency: z.string().nullable(),
  offered: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
  /** Whether the candidates have all of the job's skills, or at least one because too few have all. */
  skills: z.enum(['all', 'some']),
  /** Candidates with those skills who ask in the job's currency. */
  cases: z.int(),
  /** How many of them ask no more than the job pays at most. */
  within: z.int(),
  /** What half of them ask at most; null where they are too few. */
  median: z.number().nullable(),
});
export type PayAsked = z.output<typeof payAsked>;

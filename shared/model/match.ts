import * as z from 'zod';

/** How well a candidate and what is asked fit each other, with a reason in words for each thing compared (PLUS-17). */
export const jobMatch = z.object({
  /** 0 to 100; null where nothing can be compared. It orders and never rejects. */
  percent: z.number().nullable(),
  reasons: z.array(
    z.object({
      about: z.enum(['must-haves', 'skills', 'experience', 'rate', 'salary', 'distance', 'clearance', 'authorisation']),
      fit: z.enum(['full', 'part', 'none', 'unknown']),
      words: z.string(),
    }),
  ),
});
export type JobMatch = z.output<typeof jobMatch>;

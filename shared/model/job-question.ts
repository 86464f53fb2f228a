import * as z from 'zod';
import { questionKinds } from '../constants/job-questions.ts';

/** What a job asks of those who apply. */
export const jobQuestion = z.object({
  words: z.string(),
  kind: z.enum(questionKinds),
  /** What can be chosen; empty for other kinds. */
  choices: z.array(z.string()),
  isRequired: z.boolean(),
});
export type JobQuestion = z.output<typeof jobQuestion>;

/** What a candidate sent with an application; the questions are in the words in which they were answered (PLUS-55). */
export const sentApplication = z.object({
  note: z.string().nullable(),
  /** The resume that was chosen, with the place of exactly that file for those who may download it; null: none. */
  resume: z
    .object({ filename: z.string(), path: z.string().optional(), contentType: z.string().optional() })
    .nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.union([z.string(), z.number()]) })),
});
export type SentApplication = z.output<typeof sentApplication>;

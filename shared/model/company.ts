import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';
import { applied, jobFacts } from './job.ts';
import { workingFacts } from './working-facts.ts';

/** What a company's open jobs say about it; nothing is from elsewhere. */
export const companyFacts = z.object({
  name: z.string(),
  /** How many of its jobs are open. */
  jobs: z.int(),
  /** Since when it hires here. */
  since: isoTime.optional(),
  /** Where most of its jobs are. */
  places: z.array(z.object({ name: z.string(), jobs: z.int() })),
  /** What most of its jobs ask for. */
  skills: z.array(z.string()),
  /** From the least to the most that its jobs pay, for each currency. */
  pay: z.array(
    jobFacts.pick({
      rateFrom: true,
      rateTo: true,
      rateCurrency: true,
      salaryFrom: true,
      salaryTo: true,
      salaryCurrency: true,
    }),
  ),
  /** At least so many people applied to its open jobs, in steps; absent where fewer than the first step did. */
  ...applied,
  /** Whole days until those who hire for it first answered who was put forward, the median; absent with too few cases. */
  firstAnswer: workingFacts.shape.firstAnswer.unwrap().optional(),
  /** As of when that was counted, which is a few times a day. */
  answersAsOf: isoTime.optional(),
});
export type CompanyFacts = z.output<typeof companyFacts>;

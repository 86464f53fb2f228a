import * as z from 'zod';
import { isoTime } from '../contract/fields.ts';
import { jobFacts } from './job.ts';

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
});
export type CompanyFacts = z.output<typeof companyFacts>;

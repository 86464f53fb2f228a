import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';

/** A recruiter's public link to a job, and what came of it. */
export const jobLink = z.object({
  code: z.string(),
  createdAt: isoTime,
  visits: z.int().nonnegative(),
  applications: z.int().nonnegative(),
});
export type JobLink = z.output<typeof jobLink>;

/** Where such a link leads, and who brings its visitor. */
export const visitedJobLink = z.object({
  job: z.object({ id: idValue, title: z.string() }),
  recruiter: z.object({ firstName: z.string(), lastName: z.string() }),
  isVerified: z.boolean(),
});

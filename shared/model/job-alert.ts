import * as z from 'zod';
import { jobAlertFrequencies } from '../constants/job-alert.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { jobWish } from '../validation/job-alert.ts';

/** A search of jobs that somebody saved, and how often new jobs that fit it are mailed (PLUS-56). */
export const jobAlert = z.object({
  id: idValue,
  version: z.number(),
  name: z.string(),
  wish: jobWish,
  alert: z.enum(jobAlertFrequencies),
  createdAt: isoTime,
});
export type JobAlert = z.output<typeof jobAlert>;

/** What the page of a mailed link says about the search that waits for its address. */
export const askedJobAlert = jobAlert.pick({ name: true, alert: true }).extend({ email: z.string() });
export type AskedJobAlert = z.output<typeof askedJobAlert>;

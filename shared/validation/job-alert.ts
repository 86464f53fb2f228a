import * as z from 'zod';
import { jobAlertFrequencies } from '../constants/job-alert.ts';
import { guestJobFilter } from '../contract/guest.ts';
import { line } from '../contract/fields.ts';
import { emailAddress } from './person-fields.ts';
import { timeZone } from './time-zone.ts';

/** What a search of jobs asks for: a category, words and a filter, as lists of jobs take them. */
export const jobWish = z.strictObject({
  campaign: line(40).optional(),
  search: line(200).optional(),
  filter: guestJobFilter.prefault({}),
});
export type JobWish = z.output<typeof jobWish>;

/** A search of jobs to save, and how often new jobs are mailed (PLUS-56). */
export const jobAlertForm = z.strictObject({
  name: line(80, 1),
  wish: jobWish,
  alert: z.enum(jobAlertFrequencies).default('daily'),
});
export type JobAlertForm = z.output<typeof jobAlertForm>;

/** The same from someone without an account, to an address that confirms it first. */
export const askedAlertForm = jobAlertForm.extend({ email: emailAddress, timeZone });
export type AskedAlertForm = z.output<typeof askedAlertForm>;

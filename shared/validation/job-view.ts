import * as z from 'zod';
import { dateRanges } from '../constants/date-ranges.ts';
import { jobSorts, jobStatuses, openStatus, ownerships } from '../constants/job.ts';
import { idValue, line } from '../contract/fields.ts';

/** Search, filters and order of a manager's job list; what is absent has its default (JOB-34). */
export const jobListFilters = z.strictObject({
  status: z.enum(jobStatuses).default(openStatus),
  ownership: z.enum(ownerships).default('own'),
  clientId: idValue.optional(),
  recruiterId: idValue.optional(),
  range: z.enum(dateRanges).optional(),
  q: line(100).optional(),
  sort: z.enum(jobSorts).optional(),
});

/** The longest name of a saved view. */
export const longestViewName = 60;

/** A view of the job list to save. */
export const jobViewForm = z.strictObject({ name: line(longestViewName, 1), filters: jobListFilters });

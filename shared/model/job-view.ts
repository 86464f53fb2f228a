import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { jobListFilters } from '../validation/job-view.ts';

/** A view of the job list that a manager named: what it searches for, its filters and its order. */
export const jobView = z.object({ id: idValue, name: z.string(), filters: jobListFilters, createdAt: isoTime });
export type JobView = z.output<typeof jobView>;

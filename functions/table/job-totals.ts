import type { JobStatus } from '../../shared/constants/job.ts';
import { keys } from './keys.ts';
import type { Write } from './write.ts';

/** How many jobs of each status there are. */
export type JobTotals = Partial<Record<JobStatus, number>>;

/**
 * The write that moves a job from one status to another in the totals, for the transaction that changes it; a new job
 * comes from none, a removed one goes to none.
 */
export function jobTotalsWrite({ from, to }: { from?: JobStatus; to?: JobStatus }): Write {
  return { update: keys.jobTotals, add: { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) } };
}

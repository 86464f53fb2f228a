import type { JobStatus } from '../../shared/constants/job.ts';
import { keys } from './keys.ts';
import type { Write } from './write.ts';

/** How many jobs of each status there are. */
export type JobTotals = Partial<Record<JobStatus, number>>;

/**
 * The write that counts a job over from one status to another, for the transaction that changes it; a new job comes
 * from nowhere, a removed one goes there.
 */
export function jobTotalsWrite({ from, to }: { from?: JobStatus; to?: JobStatus }): Write {
  return { update: keys.jobTotals, add: { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) } };
}

import type { JobStatus } from '../../shared/constants/job.ts';
import type { Job } from '../../shared/model/job.ts';
import { keys } from '../table/keys.ts';
import type { Write } from '../table/write.ts';

/** The small item that every move on a job checks. */
export interface JobGate {
  jobId: number;
  managerId: number;
  status: JobStatus;
}

/** A job's facts as stored; the long text is an item of its own so that lists stay cheap. */
export type StoredJob = Omit<Job, 'description'>;
export interface StoredJobText {
  description: string;
}

/** How many jobs of each status there are. */
export type JobTotals = Partial<Record<JobStatus, number>>;

/**
 * The write that moves a job from one status to another in the totals, for the transaction that changes it; a new job
 * comes from none, a removed one goes to none.
 */
export function jobTotalsWrite({ from, to }: { from?: JobStatus; to?: JobStatus }): Write {
  return { update: keys.jobTotals, add: { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) } };
}

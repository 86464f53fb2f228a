import type { JobStatus } from '../../shared/constants/job.ts';
import type { Job } from '../../shared/model/job.ts';

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

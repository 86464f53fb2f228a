import type { Job } from '../../../shared/model/job.ts';

/**
 * A job as this manager may read it: everybody's jobs are listed (JOB-34), but whom another manager works with stays
 * private.
 */
export function shownTo(managerId: number, job: Job): Job {
  if (job.managerId === managerId) return job;
  return {
    ...job,
    clientId: null,
    recruiters: [],
    closed: job.closed && { at: job.closed.at, candidate: null, recruiter: null },
  };
}

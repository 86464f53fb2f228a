import type { StoredJob } from '../../records/job.ts';

/** Whether a job goes to this recruiter of its manager, who chose nobody for it, or them among others. */
export const goesTo = ({ recruiters }: Pick<StoredJob, 'recruiters'>, recruiterId: number): boolean =>
  recruiters.length === 0 || recruiters.includes(recruiterId);

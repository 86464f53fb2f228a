import { openStatus } from '../constants/job.ts';
import type { Job } from '../model/job.ts';

/** Whether a job takes candidates and everyone may find it: open, and not past its end. `now` is ISO UTC. */
export function isOpenJob({ status, endAt }: Pick<Job, 'status' | 'endAt'>, now: string): boolean {
  return status === openStatus && (endAt === null || endAt > now);
}

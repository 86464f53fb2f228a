import type { Job } from '../../shared/model/job.ts';

/** Whether guests may see the job: open, and not past its end. `now` is ISO UTC. */
export function isOpen({ status, endAt }: Pick<Job, 'status' | 'endAt'>, now: string): boolean {
  return status === 'signed' && (endAt === null || endAt > now);
}

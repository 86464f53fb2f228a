import { openStatus } from '../constants/job.ts';
import type { Job } from '../model/job.ts';

/** Whether a job takes candidates and everyone may find it: open, and not past its end. `now` is ISO UTC. */
export function isOpenJob({ status, endAt }: Pick<Job, 'status' | 'endAt'>, now: string): boolean {
  return status === openStatus && (endAt === null || endAt > now);
}

/** Why a job that is not open takes nobody, in a sentence: one on hold may open again. */
export function whyNotOpen({ status }: Pick<Job, 'status'>): string {
  return status === 'on_hold' ? 'This job is on hold' : 'This job is no longer open';
}

/** The same where nobody knows which, because a write has found it. */
export const closedOrHeld = 'This job is closed or on hold';

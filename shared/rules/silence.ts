import { oneDay } from '../constants/time.ts';
import type { CandidateOnJob } from '../model/pipeline.ts';

/** How many whole days have passed; both times are ISO UTC. */
export function daysSince(since: string, now: string): number {
  return Math.floor((Date.parse(now) - Date.parse(since)) / oneDay);
}

/**
 * Whether nobody has decided about a candidate for so many days after they were submitted to the manager. `now` is ISO
 * UTC (PLUS-12).
 */
export function isLeftWaiting(
  { status, statusChangedAt }: Pick<CandidateOnJob, 'status' | 'statusChangedAt'>,
  now: string,
  silenceDays: number,
): boolean {
  return status === 'submitted' && daysSince(statusChangedAt, now) >= silenceDays;
}

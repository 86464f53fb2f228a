import { oneDay } from '../../../shared/constants/time.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';

/**
 * Since when a job's manager has answered nobody, if a candidate has been submitted for at least so many days and the
 * manager has moved nobody on the job since; null otherwise (PLUS-14).
 */
export function silentSince(
  onJob: readonly (Pick<CandidateOnJob, 'status' | 'statusChangedAt'> & {
    lastChange: { byId: number; at: string } | null;
  })[],
  { managerId, at, answerDays }: { managerId: number; at: string; answerDays: number },
): string | null {
  const waiting = onJob.filter(({ status }) => status === 'submitted').map(({ statusChangedAt }) => statusChangedAt);
  const oldest = waiting.toSorted()[0];
  if (oldest === undefined || Date.parse(at) - Date.parse(oldest) < answerDays * oneDay) return null;
  const answered = onJob.some(({ lastChange }) => lastChange?.byId === managerId && lastChange.at > oldest);
  return answered ? null : oldest;
}

import { isInterviewStatus } from '../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';

/**
 * Since when the candidate waits for the manager: since the last move, or since the interview whose date has passed.
 * Undefined while an interview lies ahead or has no date yet.
 */
export function waitingSince(
  { status, statusChangedAt, interviewAt }: Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'interviewAt'>,
  now: string,
): string | undefined {
  if (!isInterviewStatus(status)) return statusChangedAt;
  return interviewAt && interviewAt <= now ? interviewAt : undefined;
}

/** Those among a manager's candidates in process who wait for the manager, who has waited longest first. */
export function waitingCandidates(inProcess: readonly CandidateOnJob[], now: string): CandidateOnJob[] {
  return inProcess
    .flatMap((onJob) => {
      const since = waitingSince(onJob, now);
      return since ? [{ onJob, since }] : [];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.onJob.candidateId - b.onJob.candidateId)
    .map(({ onJob }) => onJob);
}

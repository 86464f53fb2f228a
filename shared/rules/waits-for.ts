import type { SlowReason } from '../constants/dashboard.ts';
import { isInProcess, isInterviewStatus } from '../constants/pipeline.ts';
import type { CandidateOnJob } from '../model/pipeline.ts';

type Waiting = Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'interviewAt'>;

/** What a candidate in process waits for: the manager, a date for the interview, or the interview. */
export const candidateWaits = ['manager', 'interview_undated', 'interview_ahead'] as const satisfies SlowReason[];
export type CandidateWait = (typeof candidateWaits)[number];

/**
 * What a candidate waits for at this moment (ISO UTC), by which jobs are counted and boards narrowed; undefined outside
 * the process.
 */
export function waitsFor({ status, interviewAt }: Waiting, now: string): CandidateWait | undefined {
  if (!isInProcess(status)) return undefined;
  if (!isInterviewStatus(status)) return 'manager';
  if (!interviewAt) return 'interview_undated';
  return interviewAt <= now ? 'manager' : 'interview_ahead';
}

/** Since when a candidate in process waits for the manager: since the last move or the interview; undefined otherwise. */
export function waitingSince(candidate: Waiting, now: string): string | undefined {
  if (waitsFor(candidate, now) !== 'manager') return undefined;
  return isInterviewStatus(candidate.status) ? (candidate.interviewAt ?? undefined) : candidate.statusChangedAt;
}

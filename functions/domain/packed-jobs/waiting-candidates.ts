import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { waitingSince } from '../../../shared/rules/waits-for.ts';

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

import type { SlowReason } from '../../../shared/constants/dashboard.ts';
import type { SlowJob } from '../../../shared/model/dashboard.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { waitingSince, waitsFor } from '../../../shared/rules/waits-for.ts';
import type { StoredJob } from '../../records/job.ts';

type InProcess = Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'interviewAt'>;
type OpenJob = Pick<StoredJob, 'id' | 'title' | 'client' | 'createdAt' | 'candidatesCount' | 'openings' | 'filled'>;

/**
 * What an open job waits for at this moment (ISO UTC), from its candidates in process: for its manager before anybody
 * else, then for interviews, then for candidates.
 */
export function whatSlows(job: OpenJob, inProcess: readonly InProcess[], now: string): SlowJob {
  const { id: jobId, title, client, createdAt, openings, filled } = job;
  const company = client?.companyName ?? null;
  return {
    jobId,
    title,
    company,
    createdAt,
    ...(openings && { openings, filled: filled ?? 0 }),
    ...reasonOf(job, inProcess, now),
  };
}

function reasonOf(
  job: OpenJob,
  inProcess: readonly InProcess[],
  now: string,
): Pick<SlowJob, 'reason' | 'count' | 'since'> {
  const because = (reason: SlowReason, times: readonly string[]) => ({
    reason,
    count: times.length,
    since: times.toSorted()[0] ?? null,
  });
  const waiting = inProcess.flatMap((one) => waitingSince(one, now) ?? []);
  if (waiting.length > 0) return because('manager', waiting);
  const undated = inProcess.filter((one) => waitsFor(one, now) === 'interview_undated');
  if (undated.length > 0)
    return because(
      'interview_undated',
      undated.map(({ statusChangedAt }) => statusChangedAt),
    );
  const ahead = inProcess.filter((one) => waitsFor(one, now) === 'interview_ahead');
  if (ahead.length > 0)
    return because(
      'interview_ahead',
      ahead.flatMap(({ interviewAt }) => interviewAt ?? []),
    );
  if (job.candidatesCount > 0) return { reason: 'none_in_process', count: job.candidatesCount, since: null };
  return { reason: 'no_candidates', count: 0, since: job.createdAt };
}

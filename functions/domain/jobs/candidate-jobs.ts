import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { hasWithdrawn } from '../../../shared/rules/pipeline-status.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { JobGate } from '../../records/job-gate.ts';

/** How many of the jobs on which two people met are looked at, newest first. */
const mostLookedAt = 50;

type OnOpenJob = Pick<CandidateOnJob, 'candidateId' | 'status' | 'lastChange' | 'recruiterId' | 'managerId' | 'jobId'>;

/** The candidate's places on those of these jobs that are not closed; a candidate who withdrew has none there. */
export async function placesOnOpenJobs(
  table: Table,
  candidateId: number,
  jobIds: readonly number[],
): Promise<OnOpenJob[]> {
  const found = await table.batchGet(
    [...jobIds.map(keys.jobGate), ...jobIds.map((jobId) => keys.candidateOnJob(jobId, candidateId))],
    { consistent: true },
  );
  return jobIds.flatMap((_, at) => {
    const [gate, place] = [found[at] as JobGate | undefined, found[jobIds.length + at] as CandidateOnJob | undefined];
    return gate && gate.status !== 'closed' && place && !hasWithdrawn(place) ? [place] : [];
  });
}

/**
 * Whether a candidate is on a job of this manager, of those on which the two met: in its pipeline while it is not closed,
 * hired there, or waiting with an application. The newest fifty jobs are looked at.
 */
export async function isOnJobOf(
  table: Table,
  { managerId, candidateId, jobIds }: { managerId: number; candidateId: number; jobIds: readonly number[] },
): Promise<boolean> {
  const newest = jobIds.toSorted((a, b) => b - a).slice(0, mostLookedAt);
  const [onOpenJobs, places, applications] = await Promise.all([
    placesOnOpenJobs(table, candidateId, newest),
    table.batchGet(
      newest.map((jobId) => keys.candidateOnJob(jobId, candidateId)),
      { consistent: true },
    ),
    table.batchGet(
      newest.map((jobId) => keys.application(candidateId, jobId)),
      { consistent: true },
    ),
  ]);
  const hired = places.filter((place) => place?.hired);
  const waiting = applications.filter((one) => one?.state === 'waiting');
  return [...onOpenJobs, ...hired, ...waiting].some((one) => one?.managerId === managerId);
}

/** The jobs that the candidate is on now: not closed, neither rejected nor withdrawn. */
export async function currentJobIds(table: Table, candidateId: number): Promise<number[]> {
  const applications = await table.query(keys.applicationsOfCandidate(candidateId), {
    consistent: true,
  });
  const accepted = applications.filter(({ state }) => state === 'accepted').map(({ jobId }) => jobId);
  const places = await placesOnOpenJobs(table, candidateId, accepted);
  return places.filter(({ status }) => status !== 'rejected').map(({ jobId }) => jobId);
}

/**
 * Whether a recruiter works with a candidate now: put them forward on one of these jobs, which is not closed, and the
 * candidate has not withdrawn from it. The newest fifty jobs are looked at.
 */
export async function worksWith(
  table: Table,
  { recruiterId, candidateId, jobIds }: { recruiterId: number; candidateId: number; jobIds: readonly number[] },
): Promise<boolean> {
  const newest = jobIds.toSorted((a, b) => b - a).slice(0, mostLookedAt);
  return (await placesOnOpenJobs(table, candidateId, newest)).some((place) => place.recruiterId === recruiterId);
}

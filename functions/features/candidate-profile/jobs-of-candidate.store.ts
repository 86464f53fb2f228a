import type { Role } from '../../../shared/constants/roles.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { StoredApplication } from '../../records/application.ts';
import { jobsOnTeam } from '../../records/job-member.ts';
import { claimsIn } from '../../domain/claims/claims.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { JobFacts } from './job-of-candidate.ts';

/** How many of the jobs on which two people met are looked at, newest first. */
const mostLookedAt = 100;

/** Reads the jobs on which a user has to do with a candidate. */
export function jobsOfCandidateStore(table: Table) {
  const { claimsOfCandidate } = claimsIn(table);

  async function jobIdsFor(
    viewer: { id: number; role: Role },
    candidateId: number,
  ): Promise<{ met: number[]; helped: number[] }> {
    if (viewer.role === 'super_manager') {
      const applications = await table.query(keys.applicationsOfCandidate(candidateId));
      return { met: applications.map(({ jobId }) => jobId), helped: [] };
    }
    const [shared, helped] = await Promise.all([
      table.get(keys.sharedJobs(candidateId, viewer.id), { consistent: true }),
      viewer.role === 'manager' ? jobsOnTeam(table, viewer.id) : [],
    ]);
    return { met: [...(shared?.jobIds ?? []), ...helped], helped };
  }

  /** What is stored about the candidate on each job where the two meet, newest first; not which of it the user sees. */
  async function jobsAround(viewer: { id: number; role: Role }, candidateId: number): Promise<JobFacts[]> {
    const [{ met, helped }, claims] = await Promise.all([
      jobIdsFor(viewer, candidateId),
      viewer.role === 'recruiter' ? claimsOfCandidate(candidateId) : [],
    ]);
    const own = claims.filter(({ recruiter }) => recruiter.id === viewer.id);
    const jobIds = [...new Set([...met, ...own.map(({ job }) => job.id)])].sort((a, b) => b - a).slice(0, mostLookedAt);
    const found = await table.batchGet(
      jobIds.flatMap((jobId) => [
        keys.job(jobId),
        keys.candidateOnJob(jobId, candidateId),
        keys.application(candidateId, jobId),
      ]),
      { consistent: true },
    );
    return jobIds.flatMap((jobId, row) => {
      const [job, onJob, application] = found.slice(3 * row, 3 * row + 3) as [
        StoredJob | undefined,
        CandidateOnJob | undefined,
        StoredApplication | undefined,
      ];
      const isHelped = onJob !== undefined && helped.includes(jobId);
      return job ? [{ job, onJob, application, isHelped, claim: own.find((one) => one.job.id === jobId) }] : [];
    });
  }

  return { jobsAround };
}
export type JobsOfCandidateStore = ReturnType<typeof jobsOfCandidateStore>;

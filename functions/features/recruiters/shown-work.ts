import type {
  CandidateOfRecruiter,
  ClientOfRecruiter,
  JobOfPerson,
  SkillOfRecruiter,
} from '../../../shared/model/recruiter-profile.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { PutForward } from '../../records/put-forward.ts';
import type { StoredJob } from '../../records/job.ts';

/** How many skills a profile names. */
const mostSkills = 20;

/** Whether a recruiter may work on the job: nobody is named on it, or they are. */
const mayWorkOn = (recruiterId: number, { recruiters }: Pick<StoredJob, 'recruiters'>) =>
  recruiters.length === 0 || recruiters.includes(recruiterId);

/** A job as profiles list it; without a count for those who may not know whom the recruiter put forward. */
export function shownJob({ id, title, client, status }: StoredJob, candidatesCount: number | null): JobOfPerson {
  return { id, title, companyName: client?.companyName ?? null, status, candidatesCount };
}

/**
 * A manager's jobs on which a recruiter works, newest first, with how many candidates they put forward on each: those
 * that name them or nobody as long as they work for the manager, and those with a candidate of theirs for ever.
 */
export function jobsForManager(
  jobs: readonly StoredJob[],
  { recruiterId, isEmployed, put }: { recruiterId: number; isEmployed: boolean; put: readonly PutForward[] },
): { job: StoredJob; candidates: number }[] {
  const counts = new Map<number, number>();
  for (const { jobId } of put) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  return newestFirst(jobs)
    .filter((job) => counts.has(job.id) || (isEmployed && mayWorkOn(recruiterId, job)))
    .map((job) => ({ job, candidates: counts.get(job.id) ?? 0 }));
}

/** The jobs on which both recruiters may work, newest first. */
export function jobsForColleague(jobs: readonly StoredJob[], both: readonly number[]): StoredJob[] {
  return newestFirst(jobs).filter((job) => both.every((recruiterId) => mayWorkOn(recruiterId, job)));
}

/** The clients of these jobs by company name. Jobs without a client have no part. */
export function clientsOfJobs(jobs: readonly { job: StoredJob; candidates: number | null }[]): ClientOfRecruiter[] {
  const clients = new Map<number, ClientOfRecruiter>();
  for (const { job, candidates } of jobs) {
    if (job.clientId === null || !job.client) continue;
    const before = clients.get(job.clientId);
    clients.set(job.clientId, {
      id: job.clientId,
      companyName: job.client.companyName,
      jobsCount: (before?.jobsCount ?? 0) + 1,
      candidatesCount: candidates === null ? null : (before?.candidatesCount ?? 0) + candidates,
    });
  }
  return [...clients.values()].sort((a, b) => a.companyName.localeCompare(b.companyName) || a.id - b.id);
}

/** Each candidate once with the newest of these places, which come newest first. */
export function candidatesOnJobs(places: readonly CandidateOnJob[]): CandidateOfRecruiter[] {
  const candidates = new Map<number, CandidateOfRecruiter>();
  for (const { jobId, job, candidate, status, statusChangedAt } of places) {
    const newest = candidates.get(candidate.id);
    const row = newest ?? { ...candidate, jobId, jobTitle: job.title, status, statusChangedAt, jobsCount: 0 };
    candidates.set(candidate.id, { ...row, jobsCount: row.jobsCount + 1 });
  }
  return [...candidates.values()];
}

/** The skills of these jobs, the most frequent first and then by name. */
export function skillsOfJobs(jobs: readonly Pick<StoredJob, 'spheres'>[]): SkillOfRecruiter[] {
  const skills = new Map<number, SkillOfRecruiter>();
  for (const { id, name } of jobs.flatMap(({ spheres }) => spheres))
    skills.set(id, { id, name, jobsCount: (skills.get(id)?.jobsCount ?? 0) + 1 });
  return [...skills.values()]
    .sort((a, b) => b.jobsCount - a.jobsCount || a.name.localeCompare(b.name))
    .slice(0, mostSkills);
}

function newestFirst(jobs: readonly StoredJob[]): StoredJob[] {
  return jobs.toSorted((a, b) => b.id - a.id);
}

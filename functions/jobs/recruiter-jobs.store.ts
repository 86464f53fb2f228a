import type { JobStatus, RecruiterJobScope } from '../../shared/constants/job.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { byNearestToHire } from '../../shared/rules/nearest-to-hire.ts';
import { isOpenRequest, worksOnRequest } from '../../shared/rules/work-request.ts';
import type { StoredAccount } from '../records/account.ts';
import { referenceOf } from '../records/account.ts';
import type { CandidateCard } from '../records/candidate-card.ts';
import type { StoredJob } from '../records/job.ts';
import type { StoredCandidateOnJob } from '../records/candidate-on-job.ts';
import { hidingIn } from '../records/hiding.ts';
import { putForwardBy } from '../records/put-forward.ts';
import { managersAndWorksOf, type StoredWorkRequest } from '../records/work-request.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A job with the recruiter's own candidates on it, nearest to a hire first. */
type JobOfRecruiter = StoredJob & { candidates: CandidateOnJob[] };

/** For whom a recruiter works, and on which jobs of other managers they were asked to work. */
export interface WorkOfRecruiter {
  managerIds: number[];
  requests: StoredWorkRequest[];
}

interface Whose {
  managerIds: number[];
  /** Jobs of other managers. */
  asked: ReadonlySet<number>;
}

/** Reads jobs from a recruiter's side. */
export function recruiterJobsStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** The ids of the managers this recruiter works for, and other managers' requests to work on single jobs. */
  async function workOf(recruiterId: number): Promise<WorkOfRecruiter> {
    return managersAndWorksOf(table, recruiterId);
  }

  /** Who these people are; those whose account is gone are left out. */
  async function namesOf(ids: number[]): Promise<PersonReference[]> {
    const accounts = await table.batchGet<StoredAccount>(ids.map(keys.account));
    return accounts.flatMap((account) => (account?.status === 'active' ? referenceOf(account) : []));
  }

  /** Whether the job is open to this recruiter: they work for its manager, or were asked to work on it. */
  async function mayRead(recruiterId: number, job: { id: number; managerId: number }): Promise<boolean> {
    const [link, request] = await table.batchGet<object>([
      keys.managerOfRecruiter(recruiterId, job.managerId),
      keys.workOfRecruiter(recruiterId, job.managerId, job.id),
    ]);
    return link !== undefined || isOpenRequest((request as StoredWorkRequest | undefined)?.state);
  }

  /** What these candidates are matched by, in their order; undefined for those who have filled in nothing. */
  async function cardsOf(candidateIds: number[]): Promise<(CandidateCard | undefined)[]> {
    return table.batchGet<CandidateCard>(candidateIds.map(keys.candidateCard));
  }

  async function jobsOf(managerIds: number[], status: JobStatus): Promise<StoredJob[]> {
    return (
      await inGroups(managerIds, (managerId) =>
        table.query<StoredJob>(keys.jobsOfManager(managerId, status), { newestFirst: true }),
      )
    ).flat();
  }

  // A job of a manager for whom the recruiter works anyway is in their list once.
  async function askedJobsOf({ managerIds, asked }: Whose, status: JobStatus): Promise<StoredJob[]> {
    const jobs = await table.batchGet<StoredJob>([...asked].map(keys.job));
    return jobs.flatMap((job) => (job?.status === status && !managerIds.includes(job.managerId) ? [job] : []));
  }

  const withoutCandidates = (jobs: StoredJob[]): JobOfRecruiter[] => jobs.map((job) => ({ ...job, candidates: [] }));

  const found: Record<RecruiterJobScope, (whose: Whose, recruiterId: number) => Promise<JobOfRecruiter[]>> = {
    new: async (whose, recruiterId) => {
      const [open, others, mine] = await Promise.all([
        jobsOf(whose.managerIds, 'signed'),
        askedJobsOf(whose, 'signed'),
        putForwardBy(table, recruiterId),
      ]);
      const started = new Set(mine.map((one) => one.jobId));
      return withoutCandidates([...open, ...others].filter((job) => !started.has(job.id)));
    },
    // The recruiter's candidates name their jobs, so no manager is needed; both are read in one call.
    in_progress: async ({ managerIds, asked }, recruiterId) => {
      const mine = (await putForwardBy(table, recruiterId)).filter(
        (one) => managerIds.includes(one.managerId) || asked.has(one.jobId),
      );
      const jobIds = [...new Set(mine.map((one) => one.jobId))];
      const read = await table.batchGet<StoredJob | CandidateOnJob>([
        ...jobIds.map(keys.job),
        ...mine.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)),
      ]);
      const started = read.slice(0, jobIds.length) as (StoredJob | undefined)[];
      const places = (read.slice(jobIds.length) as (StoredCandidateOnJob | undefined)[]).flatMap((one) => one ?? []);
      const recruiter = { id: recruiterId, role: 'recruiter' } as const;
      const onJobs = await withoutHidden(recruiter, places, { hasMet: true });
      return started.flatMap((job) =>
        job?.status === 'signed'
          ? [{ ...job, candidates: onJobs.filter((one) => one.jobId === job.id).toSorted(byNearestToHire) }]
          : [],
      );
    },
    closed: async (whose) =>
      withoutCandidates((await Promise.all([jobsOf(whose.managerIds, 'closed'), askedJobsOf(whose, 'closed')])).flat()),
  };

  /**
   * The jobs of these managers in one scope, and those of others on which the recruiter works, in no order: `new` are
   * open ones without a candidate of the recruiter, those in progress name the recruiter's candidates.
   */
  async function jobsIn(
    scope: RecruiterJobScope,
    { managerIds, requests }: WorkOfRecruiter,
    recruiterId: number,
  ): Promise<JobOfRecruiter[]> {
    const asked = new Set(
      requests
        .filter(({ state }) => (scope === 'closed' ? state === 'finished' : worksOnRequest(state)))
        .map((one) => one.job.id),
    );
    const jobs = await found[scope]({ managerIds, asked }, recruiterId);
    return jobs.filter(
      (job) => asked.has(job.id) || job.recruiters.length === 0 || job.recruiters.includes(recruiterId),
    );
  }

  return { workOf, namesOf, mayRead, cardsOf, jobsIn };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;

import type { JobStatus, RecruiterJobScope } from '../../shared/constants/job.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { byNearestToHire } from '../../shared/rules/nearest-to-hire.ts';
import type { StoredAccount } from '../records/account.ts';
import { referenceOf } from '../records/account.ts';
import type { CandidateCard } from '../records/candidate-card.ts';
import type { StoredJob } from '../records/job.ts';
import type { StoredCandidateOnJob } from '../records/candidate-on-job.ts';
import { hidingIn } from '../records/hiding.ts';
import { putForwardBy } from '../records/put-forward.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A job with the recruiter's own candidates on it, nearest to a hire first. */
type JobOfRecruiter = StoredJob & { candidates: CandidateOnJob[] };

/** Reads jobs from a recruiter's side. */
export function recruiterJobsStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** The ids of the managers this recruiter works for. */
  async function managersOf(recruiterId: number): Promise<number[]> {
    const links = await table.query<{ managerId: number }>(keys.managersOfRecruiter(recruiterId));
    return links.map((link) => link.managerId);
  }

  /** Who these people are; those whose account is gone are left out. */
  async function namesOf(ids: number[]): Promise<PersonReference[]> {
    const accounts = await table.batchGet<StoredAccount>(ids.map(keys.account));
    return accounts.flatMap((account) => (account?.status === 'active' ? referenceOf(account) : []));
  }

  /** Whether the recruiter works for this manager. */
  async function worksFor(recruiterId: number, managerId: number): Promise<boolean> {
    return (await table.get(keys.managerOfRecruiter(recruiterId, managerId))) !== undefined;
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

  const withoutCandidates = (jobs: StoredJob[]): JobOfRecruiter[] => jobs.map((job) => ({ ...job, candidates: [] }));

  const found: Record<RecruiterJobScope, (managerIds: number[], recruiterId: number) => Promise<JobOfRecruiter[]>> = {
    new: async (managerIds, recruiterId) => {
      const [open, mine] = await Promise.all([jobsOf(managerIds, 'signed'), putForwardBy(table, recruiterId)]);
      const started = new Set(mine.map((one) => one.jobId));
      return withoutCandidates(open.filter((job) => !started.has(job.id)));
    },
    // The recruiter's candidates name their jobs, so no manager is needed; both are read in one call.
    in_progress: async (managerIds, recruiterId) => {
      const mine = (await putForwardBy(table, recruiterId)).filter((one) => managerIds.includes(one.managerId));
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
    closed: async (managerIds) => withoutCandidates(await jobsOf(managerIds, 'closed')),
  };

  /**
   * The jobs of these managers in one scope, in no order: `new` are open ones without a candidate of the recruiter,
   * those in progress name the recruiter's candidates.
   */
  async function jobsIn(
    scope: RecruiterJobScope,
    managerIds: number[],
    recruiterId: number,
  ): Promise<JobOfRecruiter[]> {
    const jobs = await found[scope](managerIds, recruiterId);
    return jobs.filter((job) => job.recruiters.length === 0 || job.recruiters.includes(recruiterId));
  }

  return { managersOf, namesOf, worksFor, cardsOf, jobsIn };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;

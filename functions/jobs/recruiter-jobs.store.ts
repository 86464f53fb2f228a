import type { JobSort, RecruiterJobScope } from '../../shared/constants/job.ts';
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
import type { JobInBrief } from '../records/job-in-brief.ts';
import { jobsOfManagers, type PackedJob } from '../records/packed-jobs.ts';
import type { PutForward } from '../records/put-forward.ts';
import { managersAndWorksOf, type StoredWorkRequest, workAndBegunJobsOf } from '../records/work-request.ts';
import { pageOf } from '../door/page.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** A job with the recruiter's own candidates on it, nearest to a hire first. */
type JobOfRecruiter = StoredJob & { candidates: CandidateOnJob[] };

/** For whom a recruiter works, and on which jobs of other managers they were asked to work. */
export interface WorkOfRecruiter {
  managerIds: number[];
  requests: StoredWorkRequest[];
}

/** What a job is listed by, in brief or whole. */
type JobOfSomebody = Pick<PackedJob, keyof JobInBrief | 'managerId'>;

/** Which of their jobs a recruiter lists, how, and which page. */
interface Choice {
  scope: RecruiterJobScope;
  managerId?: number | undefined;
  sort: JobSort;
  /** The jobs that are listed, in order; `onJobs` are the recruiter's candidates on them where waiting decides it. */
  choose(jobs: JobOfSomebody[], onJobs: CandidateOnJob[]): JobOfSomebody[];
  page: number;
  perPage: number;
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

  /**
   * One page of those jobs of a scope that `choose` returns, in its order, and how many it chose: jobs of the managers
   * for whom the recruiter works, and of others on request. `new` are open ones without a candidate of the recruiter,
   * those in progress name the recruiter's candidates. It chooses among all in brief; the page's are read as they are.
   */
  async function chosenOf(recruiterId: number, { scope, managerId, sort, choose, page, perPage }: Choice) {
    const isWanted = (one: { managerId: number }) => managerId === undefined || one.managerId === managerId;
    const work = await workAndBegunJobsOf(table, recruiterId);
    const asked = askedJobIds(scope, work.requests.filter(isWanted));
    const managerIds = work.managerIds.filter((id) => isWanted({ managerId: id }));
    const status = scope === 'closed' ? 'closed' : 'signed';
    const { jobs, beside } = await jobsOfManagers(table, managerIds, status, [...asked].map(keys.job));
    const isOpenTo = (job: JobOfSomebody) =>
      asked.has(job.id) ||
      (managerIds.includes(job.managerId) && (job.recruiters.length === 0 || job.recruiters.includes(recruiterId)));
    // A job of a manager for whom the recruiter works anyway is in their list once.
    const others = (beside as unknown as (StoredJob | undefined)[]).flatMap((job) =>
      job?.status === status && !managerIds.includes(job.managerId) ? [job] : [],
    );
    const begun = new Set(work.begun.map(({ jobId }) => jobId));
    const inScope = [...jobs, ...others].filter(
      (job) => isOpenTo(job) && (scope === 'closed' || begun.has(job.id) === (scope === 'in_progress')),
    );
    const placesOn = (ids: ReadonlySet<number>) =>
      scope === 'in_progress' ? work.begun.filter(({ jobId }) => ids.has(jobId)) : [];
    const onAll = sort === 'waiting' ? await onJobsOf(recruiterId, placesOn(new Set(inScope.map(({ id }) => id)))) : [];
    const { data, meta } = pageOf(choose(inScope, onAll), { page, perPage });
    const shown = await jobsAndPlaces(
      recruiterId,
      data.map(({ id }) => id),
      placesOn(new Set(data.map(({ id }) => id))),
    );
    return { jobs: shown.filter((job) => job.status === status && isOpenTo(job)), total: meta.total };
  }

  /** The recruiter's candidates on jobs, without those who hide from them. */
  async function onJobsOf(recruiterId: number, places: readonly PutForward[]): Promise<CandidateOnJob[]> {
    const found = await table.batchGet<StoredCandidateOnJob>(places.map(placeKey));
    return shownTo(recruiterId, found);
  }

  /** Jobs by id with the recruiter's candidates on them, in one call. */
  async function jobsAndPlaces(
    recruiterId: number,
    ids: readonly number[],
    places: readonly PutForward[],
  ): Promise<JobOfRecruiter[]> {
    const read = await table.batchGet<object>([...ids.map(keys.job), ...places.map(placeKey)]);
    const jobs = read.slice(0, ids.length) as (StoredJob | undefined)[];
    const onJobs = await shownTo(recruiterId, read.slice(ids.length) as (StoredCandidateOnJob | undefined)[]);
    return jobs.flatMap((job) =>
      job ? [{ ...job, candidates: onJobs.filter((one) => one.jobId === job.id).toSorted(byNearestToHire) }] : [],
    );
  }

  const placeKey = ({ jobId, candidateId }: PutForward) => keys.candidateOnJob(jobId, candidateId);

  const shownTo = async (id: number, onJobs: readonly (StoredCandidateOnJob | undefined)[]) =>
    withoutHidden(
      { id, role: 'recruiter' },
      onJobs.flatMap((one) => one ?? []),
      { hasMet: true },
    );

  return { workOf, namesOf, mayRead, cardsOf, chosenOf };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;

/** The jobs of other managers that belong to a scope of the recruiter. */
function askedJobIds(scope: RecruiterJobScope, requests: readonly StoredWorkRequest[]): Set<number> {
  const belongs = ({ state }: StoredWorkRequest) => (scope === 'closed' ? state === 'finished' : worksOnRequest(state));
  return new Set(requests.filter(belongs).map(({ job }) => job.id));
}

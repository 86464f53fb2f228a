import { openStatus, type RecruiterJobScope } from '../../../shared/constants/job.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { byNearestToHire } from '../../../shared/rules/nearest-to-hire.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { referenceOf } from '../../records/account.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';
import type { StoredJob } from '../../records/job.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { recruiterStanding } from '../../domain/jobs/recruiter-standing.ts';
import { firstWaitingFor } from '../../domain/packed-jobs/first-waiting.ts';
import { isForRecruiter, waitingInBrief } from '../../domain/packed-jobs/waiting-in-brief.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { JobInBrief } from '../../records/job-in-brief.ts';
import { jobsAndWaitingOfManagers, jobsOfManagers, type PackedJob } from '../../domain/packed-jobs/packed-jobs.ts';
import type { BegunJob } from '../../records/put-forward.ts';
import { managersAndWorksOf, type StoredWorkRequest, workAndBegunJobsOf } from '../../records/work-request.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { keysOfACall, type Table } from '../../platform/table/table.ts';

/**
 * A job with the recruiter's own candidates on it, nearest to a hire first: those whom one call reads beside the page's
 * jobs, and where the others stand.
 */
type JobOfRecruiter = StoredJob & { candidates: CandidateOnJob[]; unnamed: BegunJob[] };

type WaitingKeys = ReturnType<ReturnType<typeof firstWaitingFor>['keysOf']>;

/** For whom a recruiter works, and on which jobs of other managers they were asked to work. */
export interface WorkOfRecruiter {
  managerIds: number[];
  requests: StoredWorkRequest[];
}

/** What a job is listed by, in brief or whole. */
type OwnedJob = Pick<PackedJob, keyof JobInBrief | 'managerId'>;

/** Which of their jobs a recruiter lists, how, and which page. */
interface Choice {
  scope: RecruiterJobScope;
  managerId?: number | undefined;
  /** The jobs that are listed, in order; `begun` is where the recruiter's candidates stand on those in progress. */
  choose(jobs: OwnedJob[], begun: readonly BegunJob[]): OwnedJob[];
  page: number;
  perPage: number;
  /** How many of those who wait for the recruiter's decision are read as well; none by default. */
  mostWaiting?: number;
}

/** Reads jobs from a recruiter's side. */
export function recruiterJobsStore(table: Table) {
  const { hidingFrom } = hidingIn(table);

  /** The ids of the managers this recruiter works for, and other managers' requests to work on single jobs. */
  async function workOf(recruiterId: number): Promise<WorkOfRecruiter> {
    return managersAndWorksOf(table, recruiterId);
  }

  /** Who these people are; those whose account is gone are left out. */
  async function namesOf(ids: number[]): Promise<PersonReference[]> {
    const accounts = await table.batchGet(ids.map(keys.account));
    return accounts.flatMap((account) => (account?.status === 'active' ? referenceOf(account) : []));
  }

  /** Whether the job is open to this recruiter, and whether its manager is verified. */
  const standingOn = (recruiterId: number, job: { id: number; managerId: number }) =>
    recruiterStanding(table, recruiterId, job);

  /**
   * The job, and what those of these candidates are matched by whom the recruiter put forward on it, or whose application
   * waits for the recruiter; no card for those who have filled in nothing.
   */
  async function cardsOnJob(
    recruiterId: number,
    jobId: number,
    candidateIds: readonly number[],
  ): Promise<{ job: StoredJob | undefined; own: { candidateId: number; card: CandidateCard | undefined }[] }> {
    const [[job], places, cards, applications] = await readLists(table, [
      [keys.job(jobId)],
      candidateIds.map((id) => keys.candidateOnJob(jobId, id)),
      candidateIds.map(keys.candidateCard),
      candidateIds.map((id) => keys.application(id, jobId)),
    ]);
    const waiting = applications
      .flatMap((one) => (one?.state === 'waiting' ? one : []))
      .filter((one) => isForRecruiter(waitingInBrief(one), recruiterId));
    const isOpen = job && waiting.length > 0 && (await standingOn(recruiterId, job)).mayRead;
    const own = await hidingFromThem(recruiterId)(representedBy(recruiterId, places));
    const asking = isOpen ? await hidingFromThem(recruiterId)(waiting) : [];
    const seen = [...own.map(({ candidateId }) => candidateId), ...asking.map(({ candidate }) => candidate.id)];
    return { job, own: seen.map((candidateId) => ({ candidateId, card: cards[candidateIds.indexOf(candidateId)] })) };
  }

  /**
   * One page of those jobs of a scope that `choose` returns, in its order, and how many it chose: jobs of the managers
   * for whom the recruiter works, and of others on request. `new` are open ones without a candidate of the recruiter,
   * those in progress name the recruiter's candidates. It chooses among all in brief; the page's are read as they are.
   * Beside them it reads the first who wait for the recruiter, and how many wait on jobs of all those managers.
   */
  async function chosenOf(recruiterId: number, { scope, managerId, choose, page, perPage, mostWaiting = 0 }: Choice) {
    const isWanted = (one: { managerId: number }) => managerId === undefined || one.managerId === managerId;
    const shown = hidingFromThem(recruiterId);
    const work = await workAndBegunJobsOf(table, recruiterId);
    const onJobs = scope === 'closed' ? [] : await shownAmong(recruiterId, work.begun, shown);
    const asked = askedJobIds(scope, work.requests.filter(isWanted));
    const managerIds = work.managerIds.filter((id) => isWanted({ managerId: id }));
    const status = scope === 'closed' ? 'closed' : openStatus;
    const beside = [...asked].map(keys.job);
    const packed =
      mostWaiting > 0
        ? await jobsAndWaitingOfManagers(table, work.managerIds, { jobsOf: managerIds, status, beside })
        : { ...(await jobsOfManagers(table, managerIds, status, ...beside)), waiting: [] };
    const isOpenTo = (job: OwnedJob) =>
      asked.has(job.id) ||
      (managerIds.includes(job.managerId) && (job.recruiters.length === 0 || job.recruiters.includes(recruiterId)));
    // A job of a manager for whom the recruiter works anyway is in their list once.
    const others = packed.beside.flatMap((job) =>
      job?.status === status && !managerIds.includes(job.managerId) ? [job] : [],
    );
    const begun = new Set(onJobs.map(({ jobId }) => jobId));
    const inScope = [...packed.jobs, ...others].filter(
      (job) => isOpenTo(job) && (scope === 'closed' || begun.has(job.id) === (scope === 'in_progress')),
    );
    const { data, meta } = pageOf(choose(inScope, onJobs), { page, perPage });
    const ids = data.map(({ id }) => id);
    const isListed = ({ jobId }: BegunJob) => ids.includes(jobId);
    const waitingFor = firstWaitingFor(table, recruiterId);
    const open = await waitingFor.openTo(packed.waiting);
    const first = open.slice(0, mostWaiting);
    const read = await jobsAndPlaces(ids, onJobs.filter(isListed), waitingFor.keysOf(first));
    const waiting = await waitingFor.rowsOf(first, read.beside);
    const places = await shown(representedBy(recruiterId, read.places));
    const listed = read.jobs.map((job) => withCandidates(job, places, read.unnamed));
    return {
      jobs: listed.filter((job) => job.status === status && isOpenTo(job)),
      total: meta.total,
      waiting: { data: waiting, total: open.length - first.length + waiting.length },
    };
  }

  /**
   * Jobs by id with the places on them and items beside them, in one call: as many places as it reads beside both, and
   * where the others stand.
   */
  async function jobsAndPlaces(ids: readonly number[], begun: readonly BegunJob[], beside: WaitingKeys) {
    const ranked = byRankOnJob(begun);
    const room = Math.max(0, keysOfACall - ids.length - beside.flat().length);
    const [jobs, places, ...found] = await readLists(table, [
      ids.map(keys.job),
      ranked.slice(0, room).map(placeKey),
      ...beside,
    ]);
    return { jobs: jobs.flatMap((job) => job ?? []), places, beside: found, unnamed: ranked.slice(room) };
  }

  /** What the recruiter has begun without candidates who hide from them; one more call where somebody hides from some. */
  async function shownAmong(recruiterId: number, begun: readonly BegunJob[], shown: ReturnType<typeof hidingFromThem>) {
    const doubtful = begun.filter(({ hides }) => hides);
    const places = await table.batchGet(doubtful.map(placeKey));
    const found = new Set((await shown(representedBy(recruiterId, places))).map(placeId));
    return begun.filter((one) => !one.hides || found.has(placeId(one)));
  }

  const placeKey = ({ jobId, candidateId }: BegunJob) => keys.candidateOnJob(jobId, candidateId);

  const hidingFromThem = (id: number) => hidingFrom({ id, role: 'recruiter' });

  return { workOf, namesOf, standingOn, cardsOnJob, chosenOf };
}
export type RecruiterJobsStore = ReturnType<typeof recruiterJobsStore>;

const placeId = ({ jobId, candidateId }: Pick<BegunJob, 'jobId' | 'candidateId'>) => `${jobId} ${candidateId}`;

/** Those of these places on which the recruiter represents the candidate. */
function representedBy(recruiterId: number, places: readonly (StoredCandidateOnJob | undefined)[]) {
  return places.flatMap((one) => (one?.recruiterId === recruiterId ? one : []));
}

function withCandidates(
  job: StoredJob,
  places: readonly CandidateOnJob[],
  unnamed: readonly BegunJob[],
): JobOfRecruiter {
  const isOnIt = ({ jobId }: { jobId: number }) => jobId === job.id;
  return { ...job, candidates: places.filter(isOnIt).toSorted(byNearestToHire), unnamed: unnamed.filter(isOnIt) };
}

/** The nearest to a hire on each job, then the second of each, and so on. */
function byRankOnJob(begun: readonly BegunJob[]): BegunJob[] {
  const ofJobs = [...Map.groupBy(begun, ({ jobId }) => jobId).values()].map((ofJob) => ofJob.toSorted(byNearestToHire));
  const ranks = Math.max(0, ...ofJobs.map(({ length }) => length));
  return Array.from({ length: ranks }, (_, rank) => ofJobs.flatMap((ofJob) => ofJob[rank] ?? [])).flat();
}

/** The jobs of other managers that belong to a scope of the recruiter. */
function askedJobIds(scope: RecruiterJobScope, requests: readonly StoredWorkRequest[]): Set<number> {
  const belongs = ({ state }: StoredWorkRequest) => (scope === 'closed' ? state === 'finished' : worksOnRequest(state));
  return new Set(requests.filter(belongs).map(({ job }) => job.id));
}

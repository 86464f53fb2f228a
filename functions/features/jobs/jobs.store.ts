import type { JobStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { pageOf } from '../../platform/door/page.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { clientJobAddedWrite, clientJobRemovedWrite, type StoredClient } from '../../records/client.ts';
import type { OwedIntroduction, StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { StoredJob } from '../../records/job.ts';
import { teamAmong } from '../../records/job-member.ts';
import { hiredCandidateWrites } from '../../records/hired-candidate.ts';
import { changedJobWrites, newJobWrites, removedJobWrites, withText } from '../../records/job.ts';
import { jobsOfBriefs } from '../../domain/jobs/jobs-of-briefs.ts';
import { jobOfManager, ownedBy, wholeJob } from '../../domain/jobs/own-job.ts';
import { type JobInBrief, jobsInBrief } from '../../records/job-in-brief.ts';
import { seenJobIn } from '../../domain/jobs/seen-job.ts';
import { introductionsFor } from '../../records/introduction.ts';
import { itemAmong, itemsAmong, listedIn, type Key } from '../../platform/table/key.ts';
import { keys, sortable } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { traceWrite } from '../../records/trace.ts';
import type { Write } from '../../platform/table/write.ts';
import type { JobChange } from './change-job-status.ts';

/** Which page of a list, newest first: the jobs older than `before`, or the newest. */
interface JobPlace {
  before?: number;
  perPage: number;
}
interface JobPage {
  jobs: StoredJob[];
  total: number;
}

/** Reads and saves jobs. `written` is the time of writing, in milliseconds, for the search log. */
export function jobsStore(table: Table, written: () => number = Date.now) {
  const { withoutHidden } = hidingIn(table);

  /** The whole job, who is on it, and who helps its manager, in one strongly consistent query. */
  async function jobWithCandidates(
    jobId: number,
  ): Promise<{ job: Job; candidates: StoredCandidateOnJob[]; team: number[] }> {
    const items = await table.query(keys.allOfJob(jobId), { consistent: true });
    const [facts, text] = [itemAmong(items, keys.job(jobId)), itemAmong(items, keys.jobText(jobId))];
    if (!facts || !text) throw noSuch('job');
    const candidates = itemsAmong(items, keys.candidatesOnJob(jobId));
    const team = teamAmong(itemsAmong(items, keys.membersOfJob(jobId)));
    return { job: withText(facts, text), candidates, team };
  }

  /** A manager's own job and who is on it; others' are refused. */
  async function jobOfManagerWithCandidates(
    jobId: number,
    managerId: number,
  ): Promise<{ job: Job; candidates: StoredCandidateOnJob[] }> {
    const found = await jobWithCandidates(jobId);
    ownedBy(managerId, found.job);
    return found;
  }

  /**
   * The candidate on the job with the recruiter to whom a hire is still owed, if nobody represents them now: whose
   * introduction was worked with before it ended, or stood at any moment since they came onto the job (PLUS-41).
   */
  async function withPayee(job: StoredJob, onJob: StoredCandidateOnJob): Promise<StoredCandidateOnJob> {
    if (onJob.recruiterId !== null) return onJob;
    const owed = onJob.owed ?? (await introducedTo(job, onJob));
    const payee = owed && (await accountsIn(table).account(owed.recruiterId));
    if (!payee) return onJob;
    return {
      ...onJob,
      recruiterId: payee.id,
      recruiter: referenceOf(payee),
      ...(owed.claim && { claim: owed.claim }),
    };
  }

  async function introducedTo(
    job: StoredJob,
    { candidateId, createdAt }: StoredCandidateOnJob,
  ): Promise<OwedIntroduction | undefined> {
    const found = await table.batchGet(introductionsFor(candidateId, job), { consistent: true });
    const introduction = found.find((one) => one && one.until > createdAt);
    return introduction && { recruiterId: introduction.recruiterId };
  }

  /** Those of a job's candidates who do not hide from this user (PLUS-21). */
  async function shownTo(viewer: Pick<Reader, 'id' | 'role'>, onJob: StoredCandidateOnJob[]) {
    return withoutHidden(viewer, onJob);
  }

  /**
   * One page of those of the manager's jobs of a status that `choose` returns, in its order, and how many it chose. It
   * chooses among all of them in brief; only the page's are read whole.
   */
  async function chosenOfManager(
    managerId: number,
    status: JobStatus,
    { choose, page, perPage }: { choose: (jobs: JobInBrief[]) => JobInBrief[]; page: number; perPage: number },
  ): Promise<JobPage> {
    const chosen = choose(await jobsInBrief(table, managerId, status));
    const { data, meta } = pageOf(chosen, { page, perPage });
    const isStill = (job: StoredJob) => job.managerId === managerId && job.status === status;
    return { jobs: await jobsOfBriefs(table, data, isStill), total: meta.total };
  }

  /** One page of everybody's jobs of a status and how many there are; it reads no more than the page. */
  async function pageOfEveryone(status: JobStatus, { before, perPage }: JobPlace): Promise<JobPage> {
    const index = keys.jobsOfEveryone(status);
    const after = before === undefined ? undefined : { ...keys.job(before), ...listedIn(index, sortable(before)) };
    const [page, totals] = await Promise.all([
      table.queryPage(index, { newestFirst: true, limit: perPage, after }),
      table.get(keys.jobTotals),
    ]);
    return { jobs: page.items, total: totals?.[status] ?? 0 };
  }

  /** One page of the manager's jobs of a status and how many there are; it reads no more than the page. */
  async function pageOfManager(managerId: number, status: JobStatus, { before, perPage }: JobPlace): Promise<JobPage> {
    const index = keys.jobsOfManager(managerId, status);
    const after = before === undefined ? undefined : { ...keys.job(before), ...listedIn(index, sortable(before)) };
    const [page, totals] = await Promise.all([
      table.queryPage(index, { newestFirst: true, limit: perPage, after }),
      table.get(keys.jobTotalsOfManager(managerId)),
    ]);
    return { jobs: page.items, total: totals?.[status] ?? 0 };
  }

  /** For whom a job is: this client of the manager, undefined when there is none, and their own verified company. */
  async function companies(managerId: number, clientId: number | null) {
    const wanted: Key<StoredClient>[] = clientId === null ? [] : [keys.client(managerId, clientId)];
    const [[client], [verification]] = await readLists(table, [wanted, [keys.verification(managerId)]], {
      consistent: true,
    });
    return { client, managerCompany: verification?.company };
  }

  /** The first of these recruiters who does not work for the manager; undefined when all do. */
  async function strangerAmong(recruiterIds: number[], managerId: number): Promise<number | undefined> {
    if (recruiterIds.length === 0) return undefined;
    const links = await table.batchGet(
      recruiterIds.map((id) => keys.recruiterOfManager(managerId, id)),
      { consistent: true },
    );
    return recruiterIds.find((_, row) => links[row] === undefined);
  }

  /** Saves a new job with its text, gate, client count, search row and event. */
  async function saveNew({ job, event }: JobChange): Promise<void> {
    await table.write([...newJobWrites(job, written()), ...clientCount(job, 1), eventWrite(event)]);
  }

  /** Saves a change of a job that was read at the version before. */
  async function saveChange(before: Job, { job, event, hire }: JobChange): Promise<void> {
    const moved = before.clientId !== job.clientId;
    await table.write([
      ...changedJobWrites(before, job, written()),
      ...(moved ? [...clientCount(before, -1), ...clientCount(job, 1)] : []),
      ...(hire ? hiredCandidateWrites(hire) : []),
      eventWrite(event),
    ]);
  }

  /** Removes a job that has no candidates. Its events stay, so they leave its manager a trace. */
  async function remove(job: Job, event: JobChange['event']): Promise<void> {
    await table.write([
      ...removedJobWrites(job, written()),
      ...clientCount(job, -1),
      traceWrite(job.managerId, keys.allOfJob(job.id)),
      eventWrite(event),
    ]);
  }

  return {
    job: async (jobId: number) => wholeJob(table, jobId),
    jobOfManager: async (jobId: number, managerId: number) => jobOfManager(table, jobId, managerId),
    jobWithCandidates,
    jobOfManagerWithCandidates,
    withPayee,
    shownTo,
    seenJob: seenJobIn(table),
    chosenOfManager,
    pageOfEveryone,
    pageOfManager,
    companies,
    strangerAmong,
    saveNew,
    saveChange,
    remove,
  };
}
export type JobsStore = ReturnType<typeof jobsStore>;

function clientCount({ managerId, clientId }: Job, by: 1 | -1): Write[] {
  if (clientId === null) return [];
  return [by === 1 ? clientJobAddedWrite(managerId, clientId) : clientJobRemovedWrite(managerId, clientId)];
}

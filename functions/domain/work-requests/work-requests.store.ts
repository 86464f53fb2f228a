import { openStatus } from '../../../shared/constants/job.ts';
import { activeAccountCheck, referenceOf, type StoredAccount } from '../../records/account.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { changedJobWrites, withText } from '../../records/job.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import { notEmployedCheck } from '../../records/recruiter-of-manager.ts';
import { sharedJobWrite } from '../jobs/shared-jobs.ts';
import {
  askingsWaitingSince,
  changedWorkRequestWrites,
  newWorkRequestWrites,
  requestsOfManager,
  workRequestsOf,
  type StoredWorkRequest,
} from '../../records/work-request.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { closedOrHeld } from '../../../shared/rules/open-job.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { verificationsIn } from '../verification/verified.ts';
import type { AskingFacts, ChangedRequest, MarketAskingFacts, Pair } from './work-request.ts';

const noRequest = () => noSuch('request');
const notOpen = refuse.gone(closedOrHeld);

const allTaken = refuse.conflict('All places of the offer are taken');

/** Reads and saves requests to work on one job; `written` is the time of writing, in milliseconds, for the search log. */
export function workRequestsStore(table: Table, written: () => number = Date.now) {
  const { isVerifiedRecruiter } = verificationsIn(table);

  /** What decides a new request. */
  async function askingFacts(managerId: number, recruiterId: number, jobId: number): Promise<AskingFacts> {
    const [job, recruiter, link, earlier] = await table.batchGet(
      [
        keys.job(jobId),
        keys.account(recruiterId),
        keys.recruiterOfManager(managerId, recruiterId),
        keys.workOfRecruiter(recruiterId, managerId, jobId),
      ],
      { consistent: true },
    );
    return { job, recruiter, worksForManager: link !== undefined, earlier };
  }

  /** What decides a recruiter's request for a job of the market. */
  async function marketAskingFacts(recruiterId: number, jobId: number): Promise<MarketAskingFacts> {
    const job = await table.get(keys.job(jobId), { consistent: true });
    if (!job)
      return { job, manager: undefined, isVerified: false, worksForManager: false, earlier: undefined, waiting: 0 };
    const { managerId } = job;
    const [[manager, link], requests, isVerified] = await Promise.all([
      table.batchGet([keys.account(managerId), keys.managerOfRecruiter(recruiterId, managerId)], { consistent: true }),
      workRequestsOf(table, recruiterId),
      isVerifiedRecruiter(recruiterId),
    ]);
    return {
      job,
      manager,
      isVerified,
      worksForManager: link !== undefined,
      earlier: requests.find((one) => one.job.id === jobId && one.managerId === managerId),
      waiting: requests.filter(({ askedBy, state }) => askedBy === 'recruiter' && state === 'created').length,
    };
  }

  /** Saves a recruiter's request, unless the job, the manager's account or the relation has changed in the same moment. */
  async function saveMarketAsked({ after, event }: ChangedRequest): Promise<void> {
    const { managerId, recruiterId, job } = after;
    await table.write([
      ...newWorkRequestWrites(after),
      openJobCheck(job.id, notOpen),
      activeAccountCheck(managerId, refuse.notFound('There is no such job')),
      notEmployedCheck(managerId, recruiterId, refuse.conflict('You work with this manager already')),
      eventWrite(event),
    ]);
  }

  /**
   * The writes that count who works on an offered job, if that changes with the request; one who is accepted beyond its
   * places is refused, and of two changes in the same moment the second reads again.
   */
  async function countedPlaces(before: StoredWorkRequest, after: StoredWorkRequest): Promise<Write[]> {
    if (after.askedBy === 'manager' || worksOnRequest(before.state) === worksOnRequest(after.state)) return [];
    const {
      managerId,
      job: { id },
    } = after;
    const [facts, text] = await table.batchGet([keys.job(id), keys.jobText(id)], { consistent: true });
    if (!facts?.market || !text || facts.status !== openStatus) return [];
    const others = (await requestsOfManager(table, managerId, id)).filter((one) => one.id !== after.id);
    const working = [...others, after].filter(({ askedBy, state }) => askedBy === 'recruiter' && worksOnRequest(state));
    const [taken, job] = [working.length, withText(facts, text)];
    if (after.state === 'accepted' && taken > facts.market.places) throw allTaken;
    const counted = { ...job, market: { ...facts.market, taken }, version: job.version + 1 };
    return changedJobWrites(job, counted, written());
  }

  /** Saves a new request, unless the job, the recruiter's account or the relation has changed in the same moment. */
  async function saveAsked({ after, event }: ChangedRequest): Promise<void> {
    const { managerId, recruiterId, job } = after;
    await table.write([
      ...newWorkRequestWrites(after),
      openJobCheck(job.id, refuse.conflict('Recruiters can only be asked for an open job', 'jobId')),
      activeAccountCheck(recruiterId, noSuch('recruiter')),
      notEmployedCheck(managerId, recruiterId, refuse.conflict('This recruiter works for you already')),
      eventWrite(event),
    ]);
  }

  /**
   * Saves the next state of a request. Who accepts has met the manager on this job from then on, and the job must still
   * be open.
   */
  async function saveChanged(before: StoredWorkRequest, { after, event }: ChangedRequest): Promise<void> {
    const { managerId, recruiterId, job } = after;
    await table.write([
      ...changedWorkRequestWrites(before, after),
      ...(await countedPlaces(before, after)),
      ...(after.state === 'accepted'
        ? [openJobCheck(job.id, notOpen), sharedJobWrite(recruiterId, managerId, job.id)]
        : []),
      eventWrite(event),
    ]);
  }

  /** One request to this recruiter; others' are not there. */
  async function toRecruiter(recruiterId: number, id: number): Promise<StoredWorkRequest> {
    const found = (await workRequestsOf(table, recruiterId)).find((one) => one.id === id);
    if (!found) throw noRequest();
    return found;
  }

  /** One request of this manager; others' are not there. */
  async function ofManager(managerId: number, id: number): Promise<StoredWorkRequest> {
    const found = (await requestsOfManager(table, managerId)).find((one) => one.id === id);
    if (!found) throw noRequest();
    return found;
  }

  /** The two people of each request, by their current names; undefined where one of them is gone. */
  async function pairsOf(requests: readonly StoredWorkRequest[]): Promise<(Pair | undefined)[]> {
    const ids = [...idsOf(requests, 'managerId'), ...idsOf(requests, 'recruiterId')];
    return pairsAmong(requests, await table.batchGet(ids.map(keys.account)));
  }

  /** The two people of one request. */
  async function pairOf(request: StoredWorkRequest): Promise<Pair> {
    const [pair] = await pairsOf([request]);
    if (!pair) throw noRequest();
    return pair;
  }

  return {
    askingFacts,
    saveAsked,
    marketAskingFacts,
    saveMarketAsked,
    saveChanged,
    toRecruiter,
    ofManager,
    pairsOf,
    pairOf,
    requestsTo: async (recruiterId: number) => workRequestsOf(table, recruiterId),
    askingsWaitingSince: async (before: string, limit: number) => askingsWaitingSince(table, before, limit),
    requestsBy: async (managerId: number, jobId?: number) => requestsOfManager(table, managerId, jobId),
  };
}

/** Who is on this side of the requests, each once. */
export const idsOf = (requests: readonly StoredWorkRequest[], side: 'managerId' | 'recruiterId'): number[] => [
  ...new Set(requests.map((one) => one[side])),
];

/** The two people of each request; undefined where the account of one is gone. */
export function pairsAmong(
  requests: readonly StoredWorkRequest[],
  accounts: readonly (StoredAccount | undefined)[],
): (Pair | undefined)[] {
  const people = new Map(accounts.flatMap((one) => (one ? [[one.id, referenceOf(one)] as const] : [])));
  return requests.map(({ managerId, recruiterId }) => {
    const [manager, recruiter] = [people.get(managerId), people.get(recruiterId)];
    return manager && recruiter ? { manager, recruiter } : undefined;
  });
}
export type WorkRequestsStore = ReturnType<typeof workRequestsStore>;

import { accountsIn, activeAccountCheck, referenceOf } from '../../records/account.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { openJobCheck } from '../../records/job.ts';
import { notEmployedCheck } from '../../records/recruiter-of-manager.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import {
  changedWorkRequestWrites,
  newWorkRequestWrites,
  requestsOfManager,
  workRequestsOf,
  type StoredWorkRequest,
} from '../../records/work-request.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { AskingFacts, ChangedRequest, Pair } from './work-request.ts';

const noRequest = () => noSuch('request');
const notOpen = refuse.gone('This job is no longer open');

/** Reads and saves requests to recruiters of other managers. */
export function workRequestsStore(table: Table) {
  const { accounts } = accountsIn(table);

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
    const ids = [...new Set(requests.flatMap(({ managerId, recruiterId }) => [managerId, recruiterId]))];
    const people = new Map((await accounts(ids)).flatMap((one) => (one ? [[one.id, referenceOf(one)] as const] : [])));
    return requests.map(({ managerId, recruiterId }) => {
      const [manager, recruiter] = [people.get(managerId), people.get(recruiterId)];
      return manager && recruiter ? { manager, recruiter } : undefined;
    });
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
    saveChanged,
    toRecruiter,
    ofManager,
    pairsOf,
    pairOf,
    requestsTo: async (recruiterId: number) => workRequestsOf(table, recruiterId),
    requestsBy: async (managerId: number, jobId?: number) => requestsOfManager(table, managerId, jobId),
  };
}
export type WorkRequestsStore = ReturnType<typeof workRequestsStore>;

import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Client } from '../../../shared/model/client.ts';
import type { Job } from '../../../shared/model/job.ts';
import { wholeJob } from '../../domain/jobs/own-job.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { accountsIn, activeAccountCheck, type StoredAccount } from '../../records/account.ts';
import { clientJobAddedWrite, clientJobRemovedWrite, newClientWrite } from '../../records/client.ts';
import { endedHandoverWrites, newHandoverWrites, type StoredHandover } from '../../records/handover.ts';
import { handedOverJobWrites, type StoredJob } from '../../records/job.ts';
import { runningJobCheck } from '../../records/job-gate.ts';
import { type Membership, noMembershipWrites } from '../../records/job-member.ts';
import { traceWrite } from '../../records/trace.ts';
import { jobIsClosed, type TakenClient } from './hand-over.ts';

const noSuchRequest = () => noSuch('request');
const notActive = refuse.conflict('Your account is closed');

/** A request to take a job over with the job and who asks, as far as it can still be accepted. */
export interface ReceivedHandover {
  handover: StoredHandover;
  job: StoredJob;
  from: StoredAccount;
}

/** Reads and saves who is asked to take which job over. */
export function handoversStore(table: Table, written: () => number = Date.now) {
  const { accounts, accountByEmail, accountOfOwner } = accountsIn(table);

  /** The request that waits for this job; undefined without one. */
  async function ofJob(jobId: number): Promise<StoredHandover | undefined> {
    return table.get(keys.jobHandover(jobId), { consistent: true });
  }

  /** The manager who is asked; undefined where the address is not a manager's, after as many reads. */
  async function askedManager({ toId }: StoredHandover): Promise<StoredAccount | undefined> {
    return accountOfOwner(toId ?? undefined);
  }

  /** What this manager is asked to take over, newest first; jobs that are closed or another's by now are left out. */
  async function receivedBy(userId: number): Promise<ReceivedHandover[]> {
    const pointers = await table.query(keys.handoversTo(userId), { newestFirst: true, consistent: true });
    const requests = await table.batchGet(
      pointers.map(({ jobId }) => keys.jobHandover(jobId)),
      { consistent: true },
    );
    const jobs = await table.batchGet(
      pointers.map(({ jobId }) => keys.job(jobId)),
      { consistent: true },
    );
    const senders = await accounts(requests.map((one) => one?.fromId ?? 0));
    return pointers.flatMap(({ id }, place) => {
      const [handover, job, from] = [requests[place], jobs[place], senders[place]];
      if (handover?.id !== id || !job || !from) return [];
      return job.status !== 'closed' && job.managerId === handover.fromId ? { handover, job, from } : [];
    });
  }

  /** One of those; refuses what this manager is not asked. */
  async function receivedOne(userId: number, handoverId: number): Promise<ReceivedHandover> {
    const found = (await receivedBy(userId)).find(({ handover }) => handover.id === handoverId);
    if (!found) throw noSuchRequest();
    return found;
  }

  /** Saves a new request; refused when the job has one, is closed, or is not this manager's any more. */
  async function saveAsked(handover: StoredHandover, event: AnyEvent | undefined): Promise<void> {
    await table.write([
      ...newHandoverWrites(handover),
      runningJobCheck({ id: handover.jobId, managerId: handover.fromId }, jobIsClosed),
      ...(event ? [eventWrite(event)] : []),
    ]);
  }

  /** Saves that a request was taken back or declined. */
  async function saveEnded(handover: StoredHandover, event: AnyEvent | undefined): Promise<void> {
    await table.write([...endedHandoverWrites(handover), ...(event ? [eventWrite(event)] : [])]);
  }

  /** What decides how the job is taken over: all of it, its client, the new manager's clients, whether
   * they help with it already, and who recruits. */
  async function takingFacts({ jobId, fromId }: StoredHandover, toId: number) {
    const job = await wholeJob(table, jobId);
    if (!job) throw noSuchRequest();
    const [clients, own, links, places, helps] = await Promise.all([
      table.batchGet(job.clientId === null ? [] : [keys.client(fromId, job.clientId)], { consistent: true }),
      table.query(keys.clientsOfManager(toId), { consistent: true }),
      table.batchGet(job.recruiters.map((id) => keys.recruiterOfManager(toId, id))),
      table.query(keys.candidatesOnJob(jobId), { consistent: true }),
      table.get(keys.membership(toId, jobId), { consistent: true }),
    ]);
    return {
      job,
      client: clients[0] as Client | undefined,
      own,
      helps,
      recruiters: job.recruiters.filter((_, place) => links[place] !== undefined),
      recruiterIds: [...new Set(places.flatMap(({ recruiterId }) => recruiterId ?? []))],
    };
  }

  /**
   * Saves that the job is the other manager's: with its client and both managers' counts. The former manager's name stays
   * in its story, so they leave a trace. Refused when either changed meanwhile.
   */
  async function saveTaken(
    handover: StoredHandover,
    {
      before,
      job,
      client,
      helps,
      events,
    }: {
      before: Job;
      job: Job;
      client: TakenClient | undefined;
      helps: Membership | undefined;
      events: AnyEvent[];
    },
  ): Promise<void> {
    await table.write([
      ...endedHandoverWrites(handover),
      ...handedOverJobWrites(before, job, written()),
      ...clientWrites(before, job, client),
      ...(helps ? noMembershipWrites(job.managerId, helps) : []),
      activeAccountCheck(job.managerId, notActive),
      traceWrite(handover.fromId, { pk: keys.jobSubject(job.id) }),
      ...events.map(eventWrite),
    ]);
  }

  return { ofJob, askedManager, receivedBy, receivedOne, accountByEmail, saveAsked, saveEnded, takingFacts, saveTaken };
}
export type HandoversStore = ReturnType<typeof handoversStore>;

function clientWrites(before: Job, job: Job, taken: TakenClient | undefined): Write[] {
  if (!taken || before.clientId === null) return [];
  return [
    clientJobRemovedWrite(before.managerId, before.clientId),
    taken.isNew ? newClientWrite(job.managerId, taken.client) : clientJobAddedWrite(job.managerId, taken.client.id),
  ];
}

/** Removes the request that waits for a job that is gone; repeating it changes nothing. */
export async function clearHandover(table: Table, jobId: number): Promise<void> {
  const handover = await table.get(keys.jobHandover(jobId), { consistent: true });
  if (handover) await table.write(endedHandoverWrites(handover));
}

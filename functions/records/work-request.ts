import {
  type Asker,
  isOpenRequest,
  workRequestStates,
  type WorkRequestState,
} from '../../shared/rules/work-request.ts';
import { refuse } from '../platform/door/refusal.ts';
import { notWorkingForManager } from './recruiter-of-manager.ts';
import { attributesOf, listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Condition, Write } from '../platform/table/write.ts';
import type { BegunJob } from './put-forward.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * A request to work on one job, of a manager to a recruiter or of a recruiter of the market to a manager, as stored: once
 * with each of the two, by ids only, so that no name has to follow its owner. A job has one request with a recruiter; a new
 * one replaces one that is over.
 */
export interface StoredWorkRequest {
  id: number;
  managerId: number;
  recruiterId: number;
  /** The job by the title that it had when the recruiter was asked. */
  job: { id: number; title: string };
  askedBy: Asker;
  state: WorkRequestState;
  message: string | null;
  createdAt: string;
  answeredAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
}

/** The refusal of a second request while one is open: who asks now, and who had asked; the same one unless known. */
export function askedAlready(by: Asker, earlier: Asker = by): Error {
  const words: Record<Asker, Record<Asker, string>> = {
    manager: {
      manager: 'You have already asked this recruiter for this job',
      recruiter: 'This recruiter has asked for this job; answer their request',
    },
    recruiter: {
      manager: 'The manager asks you to work on this job; answer on your dashboard',
      recruiter: 'You have already asked for this job',
    },
  };
  return refuse.conflict(words[by][earlier]);
}
export const changedMeanwhile = refuse.conflict('This request was answered or ended meanwhile; reload it');

const overStates = workRequestStates.filter((state) => !isOpenRequest(state));
const isOver: Condition = {
  expression: `attribute_not_exists(pk) OR ${overStates.map((state) => `#state = :${state}`).join(' OR ')}`,
  values: Object.fromEntries(overStates.map((state) => [state, state])),
};

/**
 * The writes of a new request; another open one refuses. Its events and the notifications of it name each of the two
 * where no key of theirs leads, so they leave traces.
 */
export function newWorkRequestWrites(request: StoredWorkRequest): Write[] {
  const { id, managerId, recruiterId, job, askedBy, createdAt } = request;
  const subject = { pk: keys.workRequestSubject(id) };
  const guard = { when: isOver, refusal: askedAlready(askedBy) };
  const waiting =
    askedBy === 'recruiter' && request.state === 'created' ? listedIn(keys.waitingAskings, createdAt) : {};
  return [
    { put: { ...keys.workOfRecruiter(recruiterId, managerId, job.id), ...request }, ...guard },
    { put: { ...keys.askedRecruiter(managerId, job.id, recruiterId), ...waiting, ...request }, ...guard },
    traceWrite(managerId, subject),
    traceWrite(recruiterId, subject),
    traceWrite(managerId, { pk: keys.notificationsOf(recruiterId).pk }),
    traceWrite(recruiterId, { pk: keys.notificationsOf(managerId).pk }),
  ];
}

/** The writes of a request in its next state; another change since it was read refuses. */
export function changedWorkRequestWrites(before: StoredWorkRequest, after: StoredWorkRequest): Write[] {
  const { managerId, recruiterId, job } = before;
  const { state, answeredAt, startedAt, endedAt } = after;
  const set = { state, answeredAt, startedAt, endedAt };
  const when = { expression: '#id = :id AND #state = :from', values: { id: before.id, from: before.state } };
  const guard = { when, refusal: changedMeanwhile };
  return [
    { update: keys.workOfRecruiter(recruiterId, managerId, job.id), set, ...guard },
    {
      update: keys.askedRecruiter(managerId, job.id, recruiterId),
      set,
      remove: attributesOf(keys.waitingAskings),
      ...guard,
    },
  ];
}

/**
 * The writes by which a request follows its job to another manager, for whom the recruiter does not work already;
 * another change since it was read refuses.
 */
export function handedOverWorkRequestWrites(
  { id, managerId: formerId, recruiterId, job, askedBy, state, ...rest }: StoredWorkRequest,
  managerId: number,
  isEmployed: boolean,
): Write[] {
  const guard = {
    when: { expression: '#id = :id AND #state = :from', values: { id, from: state } },
    refusal: changedMeanwhile,
  };
  const { message, createdAt, answeredAt, startedAt, endedAt } = rest;
  const times = { createdAt, answeredAt, startedAt, endedAt };
  return [
    { remove: keys.workOfRecruiter(recruiterId, formerId, job.id), ...guard },
    { remove: keys.askedRecruiter(formerId, job.id, recruiterId), ...guard },
    ...(isEmployed ? [] : newWorkRequestWrites({ id, managerId, recruiterId, job, askedBy, state, message, ...times })),
  ];
}

/** The check that a recruiter of other managers works on this job in the moment of the transaction. */
export function worksOnRequestCheck(
  recruiterId: number,
  managerId: number,
  jobId: number,
  refusal: Error = notWorkingForManager,
): Write {
  return {
    check: keys.workOfRecruiter(recruiterId, managerId, jobId),
    when: {
      expression: '#state = :accepted OR #state = :working',
      values: { accepted: 'accepted', working: 'working' },
    },
    refusal,
  };
}

/** Every request to this recruiter, in no order. */
export async function workRequestsOf(table: Table, recruiterId: number): Promise<StoredWorkRequest[]> {
  return table.query(keys.worksOfRecruiter(recruiterId), { consistent: true });
}

interface WorkOfRecruiter {
  managerIds: number[];
  requests: StoredWorkRequest[];
  /** Whom the recruiter put forward on which jobs. */
  begun: BegunJob[];
}

/** The managers for whom a recruiter works, and the requests by others for single jobs. */
export async function managersAndWorksOf(
  table: Table,
  recruiterId: number,
  { consistent = false } = {},
): Promise<Omit<WorkOfRecruiter, 'begun'>> {
  return sorted(await table.query(keys.managersAndWorksOf(recruiterId), { consistent }));
}

/** The same, and on which jobs the recruiter has begun, by whom they put forward; one call. */
export async function workAndBegunJobsOf(table: Table, recruiterId: number): Promise<WorkOfRecruiter> {
  return sorted(await table.query(keys.managersWorksAndBegunJobsOf(recruiterId)));
}

type OfRecruiter = { managerId: number } | StoredWorkRequest | BegunJob;

function sorted(items: readonly OfRecruiter[]): WorkOfRecruiter {
  return {
    managerIds: items.flatMap((item) => ('job' in item || 'candidateId' in item ? [] : [item.managerId])),
    requests: items.filter((item) => 'job' in item),
    begun: items.filter((item) => 'candidateId' in item),
  };
}

/** The requests of recruiters that have waited since before a moment, the longest first; at most so many. */
export async function askingsWaitingSince(table: Table, before: string, limit: number): Promise<StoredWorkRequest[]> {
  const { items } = await table.queryPage(keys.waitingAskings, { limit });
  return items.filter(({ createdAt }) => createdAt < before);
}

/** Every request of this manager, or those for one job, in no order. */
export async function requestsOfManager(table: Table, managerId: number, jobId?: number): Promise<StoredWorkRequest[]> {
  const place = jobId === undefined ? keys.askedRecruiters(managerId) : keys.askedForJob(managerId, jobId);
  return table.query(place, { consistent: true });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  workOfRecruiter: {
    holds: 'a job on which another manager wants a recruiter to work, by id, with the manager’s words',
    found: 'in the recruiter’s partition, and through the manager’s requests',
    exported: { file: 'account' },
    erasure: remove,
  },
  worksOfRecruiter: { leadsTo: 'workOfRecruiter' },
  managersAndWorksOf: { leadsTo: 'workOfRecruiter' },
  managersWorksAndBegunJobsOf: { leadsTo: 'begunJob' },
  askedRecruiter: {
    holds:
      'which recruiters of other managers a manager asked to work on a job, by id, with their words; a recruiter’s are found by their own copies',
    own: (userId) => keys.askedRecruiters(userId),
    exported: { file: 'work-requests' },
    erasure: remove,
  },
  askedRecruiters: { leadsTo: 'askedRecruiter' },
  waitingAskings: { leadsTo: 'askedRecruiter' },
  askedForJob: { leadsTo: 'askedRecruiter' },
  workRequestSubject: { leadsTo: 'event' },
} satisfies PersonalData;

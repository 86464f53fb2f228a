import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';
import { traceWrite } from './trace.ts';

/** That a manager asks another to take a job over, by ids: with the job as long as it waits, once at a time. */
export interface StoredHandover {
  id: number;
  jobId: number;
  fromId: number;
  /** The address as the manager of the job wrote it. */
  email: string;
  /** The manager whose it is; null where it is nobody's or not a manager's, which the other does not learn. */
  toId: number | null;
  message: string | null;
  askedAt: string;
}

/** What leads from the manager who is asked to the request. */
export type HandoverPointer = Pick<StoredHandover, 'id' | 'jobId'>;

const askedAlready = refuse.conflict('You have already asked somebody to take this job over; take that back first');
const answeredMeanwhile = refuse.conflict('This was answered or taken back meanwhile; reload it');

/**
 * The writes of a new request; a second one for the job refuses. Its events are with the job, and its notifications with
 * the other, where no key of either leads, so they leave traces.
 */
export function newHandoverWrites(handover: StoredHandover): Write[] {
  const { id, jobId, fromId, toId } = handover;
  const waiting: Write = { put: { ...keys.jobHandover(jobId), ...handover }, when: isNew, refusal: askedAlready };
  if (toId === null) return [waiting];
  return [
    waiting,
    { put: { ...keys.handoverTo(toId, id), id, jobId } },
    traceWrite(toId, { pk: keys.jobSubject(jobId) }),
    traceWrite(fromId, { pk: keys.notificationsOf(toId).pk }),
    traceWrite(toId, { pk: keys.notificationsOf(fromId).pk }),
  ];
}

/** The writes by which a request waits no more; one that was answered or taken back refuses. */
export function endedHandoverWrites({ id, jobId, toId }: StoredHandover): Write[] {
  return [
    {
      remove: keys.jobHandover(jobId),
      when: { expression: '#id = :id', values: { id } },
      refusal: answeredMeanwhile,
    },
    ...(toId === null ? [] : [{ remove: keys.handoverTo(toId, id) }]),
  ];
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobHandover: {
    holds: 'which manager another asks to take a job over, by id and address, with their words',
    found: 'next to the job, and by the trace of the manager who is asked',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
  handoverTo: {
    holds: 'which jobs a manager is asked to take over, by id',
    own: (userId) => keys.handoversTo(userId),
    exported: { not: 'It leads to the request, which is included.' },
    erasure: remove,
  },
  handoversTo: { leadsTo: 'handoverTo' },
} satisfies PersonalData;

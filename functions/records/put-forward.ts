import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MarkedRow } from '../../shared/rules/hidden-from.ts';
import { inGroups } from '../platform/table/in-groups.ts';
import { keys } from '../platform/table/keys.ts';
import type { Key } from '../platform/table/key.ts';
import type { Table } from '../platform/table/table.ts';
import { exists, type SingleWrite } from '../platform/table/write.ts';
import { tryWrite } from '../platform/table/try-write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** That a recruiter put a candidate forward on a job: ids only. */
export type PutForward = Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'managerId'>;

/**
 * The same beside the recruiter's managers, with where the candidate stands, so that the recruiter's jobs are ordered
 * without reading who is on them; by ids too.
 */
export type BegunJob = PutForward &
  Standing & {
    /** That the candidate hides from some; from whom, the place says, so that nothing here is to be erased. */
    hides?: true;
  };

interface Standing extends Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'version'> {
  lastChange: { byId: number; at: string } | null;
}

/**
 * The writes that remember whom the recruiter put forward, by time and beside their managers; none for a candidate
 * without a recruiter.
 */
export function putForwardWrites(onJob: CandidateOnJob & MarkedRow): SingleWrite[] {
  const { jobId, candidateId, managerId, recruiterId } = onJob;
  if (!recruiterId) return [];
  return [
    { put: { ...keys.putForward(recruiterId, onJob), jobId, candidateId, managerId } },
    { put: begunJobOf(recruiterId, onJob) },
  ];
}

function begunJobOf(recruiterId: number, onJob: CandidateOnJob & MarkedRow): BegunJob & Key {
  const { jobId, candidateId, managerId, hiding } = onJob;
  const ids = { ...keys.begunJob(recruiterId, jobId, candidateId), jobId, candidateId, managerId };
  return { ...ids, ...standingOf(onJob), ...(hiding && { hides: true }) };
}

function standingOf({ status, statusChangedAt, lastChange, version }: CandidateOnJob): Standing {
  return { status, statusChangedAt, lastChange: lastChange && { byId: lastChange.byId, at: lastChange.at }, version };
}

const isNewer = new Error('a later move was remembered, or the candidate is the recruiter’s no more');

/**
 * Brings a recruiter's begun job up to date after a move. Repeated, late and reordered calls end alike, because the place
 * is read as it is and the newest version stays.
 */
export async function keepBegunJob(
  table: Table,
  { jobId, candidateId, recruiterId }: Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'recruiterId'>,
): Promise<void> {
  if (recruiterId === null) return;
  const onJob = await table.get(keys.candidateOnJob(jobId, candidateId), { consistent: true });
  if (onJob?.recruiterId !== recruiterId) return;
  const write: SingleWrite = {
    update: keys.begunJob(recruiterId, jobId, candidateId),
    set: { ...standingOf(onJob) },
    when: {
      expression: 'attribute_exists(pk) AND (attribute_not_exists(#version) OR #version < :version)',
      values: { version: onJob.version },
    },
    refusal: isNewer,
  };
  await tryWrite(table.writeOne(write), isNewer);
}

/** Brings whether a candidate hides from some into the begun job of the place's recruiter; repeating it changes nothing. */
export async function markBegunJob(table: Table, jobId: number, candidateId: number): Promise<void> {
  const onJob = await table.get(keys.candidateOnJob(jobId, candidateId), {
    consistent: true,
  });
  if (!onJob?.recruiterId) return;
  const { hiding } = onJob;
  const write: SingleWrite = {
    update: keys.begunJob(onJob.recruiterId, jobId, candidateId),
    set: hiding ? { hides: true } : {},
    ...(!hiding && { remove: ['hides'] }),
    when: exists,
    refusal: isNewer,
  };
  await tryWrite(table.writeOne(write), isNewer);
}

/** The writes by which a job is not begun any more by the recruiter, who represents the candidate on it no longer. */
export function noBegunJobWrites({ recruiterId, jobId, candidateId }: CandidateOnJob): SingleWrite[] {
  return recruiterId ? [{ remove: keys.begunJob(recruiterId, jobId, candidateId) }] : [];
}

/** The writes by which nobody is put forward any more on a place that is given up. */
export function noPutForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { recruiterId } = onJob;
  return recruiterId ? [{ remove: keys.putForward(recruiterId, onJob) }, ...noBegunJobWrites(onJob)] : [];
}

/**
 * Mends on which jobs a recruiter has begun, where the candidates stand and who hides; candidates whom the recruiter
 * represents no more are forgotten.
 */
export async function keepBegunJobs(table: Table, recruiterId: number): Promise<void> {
  const [put, begun] = await Promise.all([
    candidatesPutForward(table, recruiterId),
    table.query(keys.begunJobsOf(recruiterId)),
  ]);
  const own = new Set(put.map(({ jobId, candidateId }) => `${jobId} ${candidateId}`));
  await inGroups(put, async (onJob) => {
    const when = {
      expression: 'attribute_not_exists(#version) OR #version <= :version',
      values: { version: onJob.version },
    };
    await tryWrite(table.writeOne({ put: begunJobOf(recruiterId, onJob), when, refusal: isNewer }), isNewer);
  });
  const lost = begun.filter(({ jobId, candidateId }) => !own.has(`${jobId} ${candidateId}`));
  await inGroups(lost, ({ jobId, candidateId }) =>
    table.writeOne({ remove: keys.begunJob(recruiterId, jobId, candidateId) }),
  );
}

/** A span of instants in milliseconds, without the end. */
interface Span {
  from: number;
  to: number;
}

/** Whom the recruiter put forward on which jobs, ever or in a span, newest first. */
export async function putForwardBy(
  table: Table,
  recruiterId: number,
  limit?: number,
  span?: Span,
): Promise<PutForward[]> {
  const question = span
    ? keys.putForwardBetween(recruiterId, new Date(span.from).toISOString(), new Date(span.to).toISOString())
    : keys.putForwardBy(recruiterId);
  return table.query(question, { newestFirst: true, ...(limit && { limit }) });
}

/**
 * The candidates whom the recruiter put forward, ever or in a span, and represents still, as they are now, newest first;
 * two calls.
 */
export async function candidatesPutForward(
  table: Table,
  recruiterId: number,
  limit?: number,
  span?: Span,
): Promise<(CandidateOnJob & MarkedRow)[]> {
  const put = await putForwardBy(table, recruiterId, limit, span);
  const found = await table.batchGet(put.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)));
  return found.flatMap((onJob) => (onJob?.recruiterId === recruiterId ? onJob : []));
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  begunJob: {
    holds: 'whom a recruiter put forward on which jobs, by id',
    found: 'in the recruiter’s partition',
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
    erasure: remove,
  },
  begunJobsOf: { leadsTo: 'begunJob' },
  putForward: {
    holds: 'whom a recruiter put forward on which jobs, by id',
    own: (userId) => keys.putForwardBy(userId),
    exported: { not: 'It repeats the candidates on jobs, which are included.' },
    erasure: remove,
  },
  putForwardBy: { leadsTo: 'putForward' },
  putForwardBetween: { leadsTo: 'putForward' },
} satisfies PersonalData;

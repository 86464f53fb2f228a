import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MarkedRow } from './hiding.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';

/** That a recruiter put a candidate forward on a job: ids only. */
export type PutForward = Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'managerId'>;

/**
 * The same beside the recruiter's managers, with where the candidate stands, so that the recruiter's jobs are ordered
 * without reading who is on them; by ids too. What an earlier deployment wrote has no status.
 */
export type BegunJob = PutForward & Partial<Standing>;

interface Standing extends Pick<CandidateOnJob, 'status' | 'statusChangedAt' | 'version'> {
  lastChange: { byId: number; at: string } | null;
}

/**
 * The writes that remember whom the recruiter put forward, by time and beside their managers; none for a candidate
 * without a recruiter.
 */
export function putForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { jobId, candidateId, managerId, recruiterId } = onJob;
  if (!recruiterId) return [];
  const ids = { jobId, candidateId, managerId };
  return [
    { put: { ...keys.putForward(recruiterId, onJob), ...ids } },
    begunJobWrite(recruiterId, { ...ids, ...standingOf(onJob) }),
  ];
}

function begunJobWrite(recruiterId: number, begun: BegunJob): SingleWrite {
  return { put: { ...keys.begunJob(recruiterId, begun.jobId, begun.candidateId), ...begun } };
}

function standingOf({ status, statusChangedAt, lastChange, version }: CandidateOnJob): Standing {
  return { status, statusChangedAt, lastChange: lastChange && { byId: lastChange.byId, at: lastChange.at }, version };
}

const isNewer = new Error('a later move was remembered, or the candidate was put back');

/**
 * Brings a recruiter's begun job up to date after a move. Repeated, late and reordered calls end alike, because the place
 * is read as it is and the newest version stays.
 */
export async function keepBegunJob(
  table: Table,
  { jobId, candidateId, recruiterId }: Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'recruiterId'>,
): Promise<void> {
  if (recruiterId === null) return;
  const onJob = await table.get<CandidateOnJob>(keys.candidateOnJob(jobId, candidateId), { consistent: true });
  if (!onJob) return;
  const write: SingleWrite = {
    update: keys.begunJob(recruiterId, jobId, candidateId),
    set: { ...standingOf(onJob) },
    when: {
      expression: 'attribute_exists(pk) AND (attribute_not_exists(#version) OR #version < :version)',
      values: { version: onJob.version },
    },
    refusal: isNewer,
  };
  await table.writeOne(write).catch((error: unknown) => {
    if (error !== isNewer) throw error;
  });
}

/** The writes by which nobody is put forward any more on a place that is given up. */
export function noPutForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { recruiterId, jobId, candidateId } = onJob;
  if (!recruiterId) return [];
  return [{ remove: keys.putForward(recruiterId, onJob) }, { remove: keys.begunJob(recruiterId, jobId, candidateId) }];
}

/** Remembers on which jobs a recruiter has begun, and where the candidates stand, for a deployment that did not. */
export async function keepBegunJobs(table: Table, recruiterId: number): Promise<void> {
  const [put, begun] = await Promise.all([
    putForwardBy(table, recruiterId),
    table.query<BegunJob>(keys.begunJobsOf(recruiterId)),
  ]);
  const known = new Map(begun.map((one) => [`${one.jobId} ${one.candidateId}`, one]));
  await inGroups(put, async ({ jobId, candidateId, managerId }) => {
    const one = known.get(`${jobId} ${candidateId}`);
    if (!one) await table.writeOne(begunJobWrite(recruiterId, { jobId, candidateId, managerId }));
    if (one?.status === undefined) await keepBegunJob(table, { jobId, candidateId, recruiterId });
  });
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
  return table.query<PutForward>(question, { newestFirst: true, ...(limit && { limit }) });
}

/** The candidates whom the recruiter put forward, ever or in a span, as they are now, newest first; two calls. */
export async function candidatesPutForward(
  table: Table,
  recruiterId: number,
  limit?: number,
  span?: Span,
): Promise<(CandidateOnJob & MarkedRow)[]> {
  const put = await putForwardBy(table, recruiterId, limit, span);
  const found = await table.batchGet<CandidateOnJob & MarkedRow>(
    put.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)),
  );
  return found.flatMap((onJob) => onJob ?? []);
}

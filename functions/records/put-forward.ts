import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MarkedRow } from './hiding.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';

/** That a recruiter put a candidate forward on a job: ids only, so that moves never touch it. */
export type PutForward = Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'managerId'>;

/**
 * The writes that remember whom the recruiter put forward, by time and beside their managers; none for a candidate
 * without a recruiter.
 */
export function putForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { jobId, candidateId, managerId, recruiterId } = onJob;
  if (!recruiterId) return [];
  const put = { jobId, candidateId, managerId };
  return [{ put: { ...keys.putForward(recruiterId, onJob), ...put } }, begunJobWrite(recruiterId, put)];
}

/** The write that remembers on which job the recruiter has begun, which their list of jobs is read by. */
export function begunJobWrite(recruiterId: number, { jobId, candidateId, managerId }: PutForward): SingleWrite {
  return { put: { ...keys.begunJob(recruiterId, jobId, candidateId), jobId, candidateId, managerId } };
}

/** The writes by which nobody is put forward any more on a place that is given up. */
export function noPutForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { recruiterId, jobId, candidateId } = onJob;
  if (!recruiterId) return [];
  return [{ remove: keys.putForward(recruiterId, onJob) }, { remove: keys.begunJob(recruiterId, jobId, candidateId) }];
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

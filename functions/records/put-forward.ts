import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { MarkedRow } from './hiding.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';

/** That a recruiter put a candidate forward on a job: ids only, so that moves never touch it. */
export type PutForward = Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'managerId'>;

/** The write that remembers whom the recruiter put forward; none for a candidate without a recruiter. */
export function putForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  const { jobId, candidateId, managerId, recruiterId } = onJob;
  if (!recruiterId) return [];
  return [{ put: { ...keys.putForward(recruiterId, onJob), jobId, candidateId, managerId } }];
}

/** The write by which nobody is put forward any more on a place that is given up. */
export function noPutForwardWrites(onJob: CandidateOnJob): SingleWrite[] {
  return onJob.recruiterId ? [{ remove: keys.putForward(onJob.recruiterId, onJob) }] : [];
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

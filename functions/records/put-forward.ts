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

/** Whom the recruiter put forward on which jobs, newest first. */
export async function putForwardBy(table: Table, recruiterId: number, limit?: number): Promise<PutForward[]> {
  return table.query<PutForward>(keys.putForwardBy(recruiterId), { newestFirst: true, ...(limit && { limit }) });
}

/** The candidates that the recruiter put forward as they are on their jobs now, newest first; two calls. */
export async function candidatesPutForward(
  table: Table,
  recruiterId: number,
  limit?: number,
): Promise<(CandidateOnJob & MarkedRow)[]> {
  const put = await putForwardBy(table, recruiterId, limit);
  const found = await table.batchGet<CandidateOnJob & MarkedRow>(
    put.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)),
  );
  return found.flatMap((onJob) => onJob ?? []);
}

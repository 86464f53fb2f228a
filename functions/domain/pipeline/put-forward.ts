import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { putForwardBy, type Span } from '../../records/put-forward.ts';

/**
 * The candidates whom the recruiter put forward, ever or in a span, and represents still, as they are now, newest first;
 * two calls.
 */
export async function candidatesPutForward(
  table: Table,
  recruiterId: number,
  limit?: number,
  span?: Span,
): Promise<StoredCandidateOnJob[]> {
  const put = await putForwardBy(table, recruiterId, limit, span);
  const found = await table.batchGet(put.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)));
  return found.flatMap((onJob) => (onJob?.recruiterId === recruiterId ? onJob : []));
}

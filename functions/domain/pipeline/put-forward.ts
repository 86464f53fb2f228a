import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { MarkedRow } from '../../../shared/rules/hidden-from.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
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
): Promise<(CandidateOnJob & MarkedRow)[]> {
  const put = await putForwardBy(table, recruiterId, limit, span);
  const found = await table.batchGet(put.map((one) => keys.candidateOnJob(one.jobId, one.candidateId)));
  return found.flatMap((onJob) => (onJob?.recruiterId === recruiterId ? onJob : []));
}

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../api/api.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { useAccount } from '../../../common/account/account.ts';
import { boardQuery } from './board.ts';
import { type Pair, pipelineKeys } from './keys.ts';
import { reportSeen } from './seen-in-tabs.ts';

/**
 * The candidate on the job, with everything that decides which moves are allowed, the newest of the story and what usually
 * comes next.
 */
export const candidateOnJobQuery = (pair: Pair) =>
  queryOptions({
    queryKey: pipelineKeys.candidateOnJob(pair),
    queryFn: async ({ signal }) => (await api.pipeline.readCandidateOnJob({ params: pair, signal })).data,
  });

/**
 * Marks a candidate as seen when the manager opens the record, so that the board no longer shows them as new (PERM-37).
 * If the call fails, the next visit repeats it.
 */
export function useViewCandidateOnJob(onJob: CandidateOnJob | undefined): void {
  const queryClient = useQueryClient();
  const { role } = useAccount();
  const { jobId, candidateId } = onJob ?? {};
  const isNew = role === 'manager' && onJob?.viewedAt === null;
  useEffect(() => {
    if (!isNew || jobId === undefined || candidateId === undefined) return;
    const mark = async () => {
      const { viewedAt } = (await api.pipeline.viewCandidateOnJob({ params: { jobId, candidateId } })).data;
      queryClient.setQueryData(
        candidateOnJobQuery({ jobId, candidateId }).queryKey,
        (known) => known && { ...known, viewedAt },
      );
      reportSeen(jobId);
      await queryClient.invalidateQueries({ queryKey: boardQuery(jobId).queryKey });
    };
    mark().catch(() => undefined);
  }, [isNew, jobId, candidateId, queryClient]);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mostMovedTogether, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob, MoveResult } from '../../../../shared/model/pipeline.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import type { MoveDetails } from './change-candidate-status.ts';
import { pipelineKeys } from './keys.ts';

type Wish = MoveDetails & { candidates: readonly CandidateOnJob[]; status: PipelineStatus };

/** Moves several candidates of a job to one status; the result has one line per candidate (PLUS-22). */
export function useMoveCandidates(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => moveAll(jobId, wish),
    onSettled: () => {
      for (const key of [pipelineKeys.all, jobKeys.one(jobId)]) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

/**
 * Moves as many as are selected, in as many calls as that takes, one after another. Where a later call fails, those before
 * it have been moved: the others stay with the reason, so that the result still has everybody. Only a first call throws.
 */
async function moveAll(jobId: number, { candidates, ...move }: Wish): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  while (results.length < candidates.length) {
    const others = candidates.slice(results.length);
    const named = others.slice(0, mostMovedTogether).map(({ candidateId, version }) => ({ candidateId, version }));
    try {
      const { data } = await api.pipeline.moveCandidates({ params: { jobId }, body: { ...move, candidates: named } });
      results.push(...data.results);
    } catch (error) {
      if (results.length === 0) throw error;
      const refusal = failureMessage(error);
      results.push(...others.map(({ candidateId }) => ({ candidateId, onJob: null, refusal })));
    }
  }
  return results;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import type { MoveDetails } from './change-candidate-status.ts';
import { pipelineKeys } from './keys.ts';

/** Moves several candidates of a job to one status; the result has one line per candidate (PLUS-22). */
export function useMoveCandidates(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      candidates,
      ...move
    }: MoveDetails & { candidates: readonly CandidateOnJob[]; status: PipelineStatus }) => {
      const named = candidates.map(({ candidateId, version }) => ({ candidateId, version }));
      return (await api.pipeline.moveCandidates({ params: { jobId }, body: { ...move, candidates: named } })).data;
    },
    onSettled: () => {
      for (const key of [pipelineKeys.all, jobKeys.one(jobId)]) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

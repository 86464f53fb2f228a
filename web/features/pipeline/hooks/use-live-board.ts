import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live.ts';
import { pipelineKeys } from '../queries/keys.ts';

/** Reloads the board, or what else is shown of a job's candidates, after another user's change, and after a lost connection. */
export function useLiveBoard(jobId: number, shown: 'board' | 'ownInterviews' = 'board'): void {
  const queryClient = useQueryClient();
  const refresh = () => {
    if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) === 0)
      void queryClient.invalidateQueries({ queryKey: pipelineKeys[shown](jobId) });
  };
  useLive({
    'candidate-on-job': (news) => news.jobId === jobId && refresh(),
    notification: ({ notification: { payload } }) => 'job' in payload && payload.job?.id === jobId && refresh(),
    catchUp: refresh,
  });
}

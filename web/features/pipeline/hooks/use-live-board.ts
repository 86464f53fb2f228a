import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { pipelineKeys } from '../queries/keys.ts';

/** Reloads the board, or what else is shown of a job's candidates, after another user's change, and after a lost connection. */
export function useLiveBoard(jobId: number, shown: 'board' | 'ownInterviews' = 'board'): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) === 0)
        void queryClient.invalidateQueries({ queryKey: pipelineKeys[shown](jobId) });
    };
    const stops = [
      onLiveMessage('candidate-on-job', (news) => news.jobId === jobId && refresh()),
      onLiveMessage(
        'notification',
        ({ notification: { payload } }) => 'job' in payload && payload.job?.id === jobId && refresh(),
      ),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, jobId, shown]);
}

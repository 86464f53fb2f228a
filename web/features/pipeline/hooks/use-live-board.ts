import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { pipelineKeys } from '../queries/keys.ts';

/** Reloads the board after another user's change on this job, and after a lost connection. */
export function useLiveBoard(jobId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) === 0)
        void queryClient.invalidateQueries({ queryKey: pipelineKeys.board(jobId) });
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
  }, [queryClient, jobId]);
}

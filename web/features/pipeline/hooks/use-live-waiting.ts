import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { pipelineKeys } from '../queries/keys.ts';

/** Reloads who waits for the manager after anybody's move, and after a lost connection. */
export function useLiveWaiting(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) === 0)
        void queryClient.invalidateQueries({ queryKey: pipelineKeys.waiting });
    };
    const stops = [onLiveMessage('candidate-on-job', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

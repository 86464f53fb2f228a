import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live.ts';
import { pipelineKeys } from '../queries/keys.ts';

/** Reloads who waits for the manager after anybody's move, and after a lost connection. */
export function useLiveWaiting(): void {
  const queryClient = useQueryClient();
  const refresh = () => {
    if (queryClient.isMutating({ mutationKey: pipelineKeys.moves }) === 0)
      void queryClient.invalidateQueries({ queryKey: pipelineKeys.waiting });
  };
  useLive({ 'candidate-on-job': refresh, catchUp: refresh });
}

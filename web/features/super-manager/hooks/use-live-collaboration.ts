import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { collaborationKey } from '../queries/managers.ts';

/** Reloads open lists of managers and requests when one is sent, answered or ended. */
export function useLiveCollaboration(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: collaborationKey });
    const stops = [onLiveMessage('collaboration', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

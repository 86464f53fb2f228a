import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { figuresKey } from '../queries/figures.ts';

/** Reloads what is counted in a range when counters have changed, and after a lost connection. */
export function useLiveFigures(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: figuresKey });
    const stops = [onLiveMessage('figures', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

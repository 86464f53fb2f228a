import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { selfAssignmentKeys } from '../../../common/query-keys/self-assignments.ts';

/** Reads the waiting applications again when one comes or goes. */
export function useLiveSelfAssignments(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: selfAssignmentKeys.all });
    const stops = [onLiveMessage('application', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

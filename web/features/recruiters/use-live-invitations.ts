import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../api/live-updates.ts';
import { recruiterKeys } from '../../common/query-keys/recruiters.ts';

/** Reloads open lists of recruiters and invitations when an invitation is sent, answered or withdrawn. */
export function useLiveInvitations(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: recruiterKeys.all });
    const stops = [onLiveMessage('join-invitation', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

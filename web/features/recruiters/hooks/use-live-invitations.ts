import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/**
 * Reloads open lists of recruiters and invitations when an invitation is sent, answered or withdrawn, and everything when
 * work ends or a request to work on a job changes.
 */
export function useLiveInvitations(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: recruiterKeys.all });
    // What the two may see and do has changed, so everything is read again.
    const refreshAll = () => void queryClient.invalidateQueries();
    const stops = [
      onLiveMessage('employment', refreshAll),
      onLiveMessage('work-request', refreshAll),
      onLiveMessage('join-invitation', refresh),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

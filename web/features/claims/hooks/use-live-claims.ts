import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { claimsKey } from '../queries/claims.ts';

/** Reloads open claims when one is proposed, confirmed or ended elsewhere, or what it earned is contested or decided. */
export function useLiveClaims(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: claimsKey });
    const stops = [
      onLiveMessage('claim', refresh),
      onLiveMessage('notification', ({ notification }) => notification.type === 'bounty_changed' && refresh()),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

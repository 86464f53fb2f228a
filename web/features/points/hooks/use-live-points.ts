import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationType } from '../../../../shared/constants/notification.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { pointsKey } from '../queries/points.ts';

const aboutPoints: ReadonlySet<NotificationType> = new Set([
  'recruiter_rewards',
  'redeem_or_withdraw',
  'bounty_changed',
]);

/** Reads points again whenever a notification says that they have changed. */
export function useLivePoints(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: pointsKey });
    const stops = [
      onLiveMessage('notification', ({ notification }) => aboutPoints.has(notification.type) && refresh()),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationType } from '../../../../shared/constants/notification.ts';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { hireBountyQuery, pointsKey } from '../queries/points.ts';

const aboutPoints: ReadonlySet<NotificationType> = new Set([
  'recruiter_rewards',
  'redeem_or_withdraw',
  'bounty_changed',
]);

/** Reads points again, or of a job the points of its hire, whenever a notification says that they have changed. */
export function useLivePoints(jobId?: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = jobId === undefined ? pointsKey : hireBountyQuery(jobId).queryKey;
    const refresh = () => void queryClient.invalidateQueries({ queryKey });
    const stops = [
      onLiveMessage('notification', ({ notification }) => aboutPoints.has(notification.type) && refresh()),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, jobId]);
}

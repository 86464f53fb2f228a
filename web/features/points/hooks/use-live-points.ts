import type { NotificationType } from '../../../../shared/constants/notification.ts';
import { useLiveRefresh } from '../../../api/use-live.ts';
import { hireBountiesQuery, pointsKey } from '../queries/points.ts';

const aboutPoints: ReadonlySet<NotificationType> = new Set([
  'recruiter_rewards',
  'redeem_or_withdraw',
  'bounty_changed',
]);

/** Reads points again, or of a job the points of its hires, whenever a notification says that they have changed. */
export const useLivePoints = (jobId?: number): void =>
  useLiveRefresh(jobId === undefined ? pointsKey : hireBountiesQuery(jobId).queryKey, {
    notification: ({ notification }) => aboutPoints.has(notification.type),
  });

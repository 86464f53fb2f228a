import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Unread notifications, newest first, at most 100; their number is the unread count (API-39). */
export const unreadNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: async ({ signal }) => (await api.notifications.listUnreadNotifications({ signal })).data,
});

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The number of notifications in the dropdown (NOTIF-03). */
export const recentCount = 7;

/** The latest notifications, viewed or not, for the dropdown (DEC-12). */
export const recentNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'recent'],
  queryFn: async ({ signal }) =>
    (await api.notifications.listNotifications({ query: { perPage: recentCount }, signal })).data,
});

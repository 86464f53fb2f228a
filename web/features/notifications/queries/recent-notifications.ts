import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** How many the dropdown shows (NOTIF-03). */
export const recentCount = 7;

/** The most recent notifications of any state, for the dropdown (DEC-12). */
export const recentNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'recent'],
  queryFn: async ({ signal }) =>
    (await api.notifications.listNotifications({ query: { perPage: recentCount }, signal })).data,
});

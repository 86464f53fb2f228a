import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** All notifications, newest first, fifty per page (NOTIF-01). */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ signal, pageParam }) => api.notifications.listNotifications({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

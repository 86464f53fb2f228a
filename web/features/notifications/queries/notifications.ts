import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The prefix of every query key of notifications. */
export const notificationKey = ['notifications'] as const;

const listOf = (list: 'list' | 'unread-list', query: { unread?: boolean }) =>
  infiniteQueryOptions({
    queryKey: [...notificationKey, list],
    queryFn: ({ signal, pageParam }) =>
      api.notifications.listNotifications({ query: { page: pageParam, ...query }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** All notifications, newest first, fifty per page (NOTIF-01). */
export const notificationsQuery = listOf('list', {});

/** The unread ones, newest first, fifty per page. */
export const unreadListQuery = listOf('unread-list', { unread: true });

/** Unread notifications, newest first, at most 100; their number is the unread count (API-39). */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [...notificationKey, 'unread'],
  queryFn: async ({ signal }) => (await api.notifications.listUnreadNotifications({ signal })).data,
});

/** The number of notifications in the dropdown (NOTIF-03). */
export const recentCount = 7;

/** The latest notifications, viewed or not, for the dropdown (DEC-12). */
export const recentNotificationsQuery = queryOptions({
  queryKey: [...notificationKey, 'recent'],
  queryFn: async ({ signal }) =>
    (await api.notifications.listNotifications({ query: { perPage: recentCount }, signal })).data,
});

/** Marks notifications as viewed and refreshes every list of them (NOTIF-06). */
export function useViewNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => api.notifications.viewNotifications({ body: { ids } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKey }),
  });
}

/** More than anyone has: notifications expire after at most a year. */
const mostRounds = 100;

/** Marks every unread notification as viewed, also those that no list has loaded yet. */
export function useViewAllNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      for (let round = 0; round < mostRounds; round += 1) {
        const { data } = await api.notifications.listUnreadNotifications();
        if (data.length === 0) return;
        await api.notifications.viewNotifications({ body: { ids: data.map(({ id }) => id) } });
      }
    },
    // Also after a failure: some may have been marked.
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKey }),
  });
}

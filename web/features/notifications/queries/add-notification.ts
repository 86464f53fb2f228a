import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mostUnread } from '../../../../shared/constants/limits.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import type { ListPage } from '../../../api/paging.ts';
import {
  notificationKey,
  notificationsQuery,
  recentCount,
  recentNotificationsQuery,
  unreadListQuery,
  unreadNotificationsQuery,
} from './notifications.ts';

type Pages = InfiniteData<ListPage<Notification>, number>;

// Ids sort by time, in the same order as on the server.
const newestFirst = (one: Notification, other: Notification): number => other.id - one.id;
const holds = (list: readonly Notification[] | undefined, { id }: Notification): boolean =>
  list?.some((known) => known.id === id) ?? false;
const joined = (list: readonly Notification[], added: Notification): Notification[] =>
  [...list, added].sort(newestFirst);

/** Adds a live notification to every loaded list without a call; returns false if it was already there (NOTIF-60). */
export function addNotification(queryClient: QueryClient, added: Notification): boolean {
  const lists = [unreadNotificationsQuery.queryKey, recentNotificationsQuery.queryKey].map((key) =>
    queryClient.getQueryData<Notification[]>(key),
  );
  const pages = queryClient.getQueryData<Pages>(notificationsQuery.queryKey);
  if ([...lists, ...(pages?.pages.map(({ data }) => data) ?? [])].some((list) => holds(list, added))) {
    // It was taken back, which the lists do not say yet.
    if (added.takenBackAt) void queryClient.invalidateQueries({ queryKey: notificationKey });
    return false;
  }
  queryClient.setQueryData<Notification[]>(
    unreadNotificationsQuery.queryKey,
    (list) => list && joined(list, added).slice(0, mostUnread),
  );
  queryClient.setQueryData<Notification[]>(
    recentNotificationsQuery.queryKey,
    (list) => list && joined(list, added).slice(0, recentCount),
  );
  for (const { queryKey } of [notificationsQuery, unreadListQuery])
    queryClient.setQueryData<Pages>(
      queryKey,
      (all) => all && { ...all, pages: all.pages.map((page, place) => withOneMore(page, place, added)) },
    );
  // A request in progress may return data from before this notification.
  if (queryClient.isFetching({ queryKey: notificationKey }) > 0)
    void queryClient.invalidateQueries({ queryKey: notificationKey });
  return true;
}

function withOneMore(
  { data, meta }: ListPage<Notification>,
  place: number,
  added: Notification,
): ListPage<Notification> {
  return { data: place === 0 ? joined(data, added) : data, meta: { ...meta, total: meta.total + 1 } };
}

import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { mostUnread } from '../../../../shared/constants/limits.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { addNotification } from '../../../../web/features/notifications/queries/add-notification.ts';
import {
  notificationKey,
  notificationsQuery,
  recentCount,
  recentNotificationsQuery,
  unreadListQuery,
  unreadNotificationsQuery,
} from '../../../../web/features/notifications/queries/notifications.ts';

const news = (id: number) => ({ id }) as Notification;
const all = (...ids: number[]) => ids.map(news);
const countDown = (from: number, count: number) => Array.from({ length: count }, (_, n) => from - n);
const page = (ids: number[], total: number, number: number) => ({
  data: all(...ids),
  meta: { total, page: number, perPage: 50 },
});

let client: QueryClient;
const dataOf = (key: readonly unknown[]) => client.getQueryData(key);
beforeEach(() => {
  client = new QueryClient();
});

it('A live notification is added to every loaded list by its id, and to the totals (NOTIF-60)', () => {
  client.setQueryData(unreadNotificationsQuery.queryKey, all(9, 5));
  client.setQueryData(recentNotificationsQuery.queryKey, all(9, 7, 5));
  client.setQueryData(notificationsQuery.queryKey, {
    pages: [page([9, 7], 3, 1), page([5], 3, 2)],
    pageParams: [1, 2],
  });
  client.setQueryData(unreadListQuery.queryKey, { pages: [page([9, 5], 2, 1)], pageParams: [1] });
  expect(addNotification(client, news(8))).toBe(true);
  expect(dataOf(unreadNotificationsQuery.queryKey)).toEqual(all(9, 8, 5));
  expect(dataOf(recentNotificationsQuery.queryKey)).toEqual(all(9, 8, 7, 5));
  expect(dataOf(notificationsQuery.queryKey)).toEqual({
    pages: [page([9, 8, 7], 4, 1), page([5], 4, 2)],
    pageParams: [1, 2],
  });
  expect(dataOf(unreadListQuery.queryKey)).toEqual({ pages: [page([9, 8, 5], 3, 1)], pageParams: [1] });
});

it('A live notification that any list has already is not added again, and the caller learns it', () => {
  const lists = [
    [unreadNotificationsQuery.queryKey, all(8)],
    [recentNotificationsQuery.queryKey, all(8)],
    [notificationsQuery.queryKey, { pages: [page([9], 2, 1), page([8], 2, 2)], pageParams: [1, 2] }],
  ] as const;
  for (const [key, held] of lists) {
    client = new QueryClient();
    client.setQueryData<unknown>(key, held);
    expect(addNotification(client, news(8))).toBe(false);
    expect(dataOf(key)).toEqual(held);
  }
});

it('A live notification leaves lists that are not loaded alone', () => {
  expect(addNotification(client, news(8))).toBe(true);
  for (const { queryKey } of [unreadNotificationsQuery, recentNotificationsQuery, notificationsQuery, unreadListQuery])
    expect(dataOf(queryKey)).toBeUndefined();
});

it('The unread and the recent list keep their length when a notification arrives', () => {
  client.setQueryData(unreadNotificationsQuery.queryKey, all(...countDown(500, mostUnread)));
  client.setQueryData(recentNotificationsQuery.queryKey, all(...countDown(500, recentCount)));
  addNotification(client, news(501));
  expect(dataOf(unreadNotificationsQuery.queryKey)).toEqual(all(...countDown(501, mostUnread)));
  expect(dataOf(recentNotificationsQuery.queryKey)).toEqual(all(...countDown(501, recentCount)));
});

it('A list that is being read when a notification arrives is read again, others are not', async () => {
  client.setQueryData(recentNotificationsQuery.queryKey, all(7));
  addNotification(client, news(8));
  expect(client.getQueryState(recentNotificationsQuery.queryKey)?.isInvalidated).toBe(false);
  const reading = Promise.withResolvers<Notification[]>();
  const query = { queryKey: [...notificationKey, 'elsewhere'], queryFn: () => reading.promise };
  void client.fetchQuery(query);
  addNotification(client, news(9));
  expect(client.getQueryState(recentNotificationsQuery.queryKey)?.isInvalidated).toBe(true);
  reading.resolve([]);
});

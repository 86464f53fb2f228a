import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  notificationsQuery,
  recentNotificationsQuery,
  unreadListQuery,
  unreadNotificationsQuery,
  useViewAllNotifications,
  useViewNotifications,
} from '../../../../web/features/notifications/queries/notifications.ts';
import { changeOf, readOf, server } from '../../support/recorded-calls.ts';

vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
afterEach(() => {
  server.respond = () => undefined;
});

describe('Notifications', () => {
  it.each([
    [notificationsQuery, 'list', { page: 2 }],
    [unreadListQuery, 'unread-list', { page: 2, unread: true }],
  ])('are read page by page: %#', async (query, key, asked) => {
    expect(await readOf(query)).toMatchObject({
      key: `notifications / ${key}`,
      asked: ['notifications.listNotifications', { query: asked }],
      isEndedEarly: true,
      pages: [1, 3],
    });
  });

  it('of the bell are read in one call each', async () => {
    server.respond = () => ({ data: ['news'] });
    const read = { isEndedEarly: true, found: ['news'] };
    expect(await readOf(unreadNotificationsQuery)).toEqual({
      ...read,
      key: 'notifications / unread',
      asked: ['notifications.listUnreadNotifications', {}],
    });
    expect(await readOf(recentNotificationsQuery)).toEqual({
      ...read,
      key: 'notifications / recent',
      asked: ['notifications.listNotifications', { query: { perPage: 7 } }],
    });
  });

  it('that were viewed are read again, unless that failed', async () => {
    expect(await changeOf(useViewNotifications, [3, 4])).toMatchObject({
      asked: [['notifications.viewNotifications', { body: { ids: [3, 4] } }]],
      stale: ['notifications'],
    });
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await changeOf(useViewNotifications, [3])).stale).toEqual([]);
  });
});

describe('Marking all as read', () => {
  const read = ['notifications.listUnreadNotifications', undefined];
  const marked = (...ids: number[]) => ['notifications.viewNotifications', { body: { ids } }];

  it('goes on until no notification is unread', async () => {
    const rounds = [[{ id: 1 }, { id: 2 }], [{ id: 3 }], []];
    server.respond = (operation) => ({ data: operation === read[0] ? rounds.shift() : {} });
    const { asked, stale } = await changeOf(useViewAllNotifications, undefined);
    expect(asked).toEqual([read, marked(1, 2), read, marked(3), read]);
    expect(stale).toEqual(['notifications']);
  });

  it('ends after a hundred rounds, even if there is always one more', async () => {
    server.respond = () => ({ data: [{ id: 1 }] });
    const { asked } = await changeOf(useViewAllNotifications, undefined);
    expect(asked).toHaveLength(200);
  });

  it('that failed on its way has the lists read again, because some may be marked', async () => {
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await changeOf(useViewAllNotifications, undefined)).stale).toEqual(['notifications']);
  });
});

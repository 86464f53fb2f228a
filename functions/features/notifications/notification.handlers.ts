import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { NotificationsStore } from './notifications.store.ts';

export const listNotificationsHandler = handler(
  contract.notifications.listNotifications,
  async ({ query, actor }, { notificationsStore, clock }: { notificationsStore: NotificationsStore; clock: Clock }) => {
    const all = await notificationsStore.notificationsOf(actor, clock.now());
    return pageOf(query.unread ? all.filter(({ viewedAt }) => !viewedAt) : all, query);
  },
);

export const listUnreadNotificationsHandler = handler(
  contract.notifications.listUnreadNotifications,
  async ({ actor }, { notificationsStore, clock }: { notificationsStore: NotificationsStore; clock: Clock }) =>
    notificationsStore.unreadOf(actor, clock.now()),
);

export const viewNotificationsHandler = handler(
  contract.notifications.viewNotifications,
  async ({ body, actor }, { notificationsStore, clock }: { notificationsStore: NotificationsStore; clock: Clock }) =>
    notificationsStore.saveViewed(actor, body.ids, clock.now()),
);

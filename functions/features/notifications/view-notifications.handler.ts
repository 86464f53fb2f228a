import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { NotificationsStore } from './notifications.store.ts';

export const viewNotificationsHandler = handler(
  contract.notifications.viewNotifications,
  async ({ body, actor }, { notificationsStore, clock }: { notificationsStore: NotificationsStore; clock: Clock }) =>
    notificationsStore.saveViewed(actor.id, body.ids, clock.now()),
);

import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { NotificationsStore } from './notifications.store.ts';

export const listUnreadNotificationsHandler = handler(
  contract.notifications.listUnreadNotifications,
  async ({ actor }, { notificationsStore, clock }: { notificationsStore: NotificationsStore; clock: Clock }) =>
    notificationsStore.unreadOf(actor.id, clock.now()),
);

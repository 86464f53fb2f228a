import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { NotificationsStore } from './notifications.store.ts';

export const listUnreadNotificationsHandler = answer(
  contract.notifications.listUnreadNotifications,
  async ({ actor }, { notificationsStore }: { notificationsStore: NotificationsStore }) => notificationsStore.unreadOf(actor.id),
);

import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { NotificationsStore } from './notifications.store.ts';

export const listNotificationsHandler = answer(
  contract.notifications.listNotifications,
  async ({ query, actor }, { notificationsStore }: { notificationsStore: NotificationsStore }) => pageOf(await notificationsStore.notificationsOf(actor.id), query),
);

import type { NotifyingEvent } from './compose-notifications.steps.ts';
import { composeNotifications } from './compose-notifications.steps.ts';
import type { NotificationsStore } from './notifications.store.ts';

/** Composes the notifications of an event and saves them under keys of event and recipient. */
export async function notify(event: NotifyingEvent, store: NotificationsStore): Promise<void> {
  const notifications = await composeNotifications(event, store);
  if (notifications.length > 0) await store.saveNew(event, notifications);
}

import type { EventType } from '../../events/catalogue.ts';
import { theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import type { NotifyingEvent } from './compose-notifications.steps.ts';
import { composeNotifications } from './compose-notifications.steps.ts';
import { notificationsStore } from './notifications.store.ts';

/** The reaction of this feature to one event: compose, then save under keys of event and recipient. */
export function notifyOf<T extends NotifyingEvent['type'] & EventType>(type: T) {
  return eventConsumer(
    type,
    () => notificationsStore(theTable()),
    async (event, store) => {
      const notifications = await composeNotifications(event as NotifyingEvent, store);
      if (notifications.length > 0) await store.saveNew(event, notifications);
    },
  );
}

import { eventConsumer } from '../door/event-consumer.ts';
import { mailNotification } from './mail-notification.ts';
import { openMailNeeds } from './mail-needs.ts';

export const handler = eventConsumer('notification-created', openMailNeeds, async ({ data }, needs) =>
  mailNotification(data, needs),
);

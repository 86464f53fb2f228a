import { eventConsumer } from '../door/event-consumer.ts';
import { mailNotification } from './mail-notification.steps.ts';
import { openMailNeeds } from './mail-needs.steps.ts';

export const handler = eventConsumer('notification-mail', openMailNeeds, {
  'notification-created': async ({ data }, needs) => mailNotification(data, needs),
});

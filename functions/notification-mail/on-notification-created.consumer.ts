import { eventConsumer } from '../door/event-consumer.ts';
import { mailNotification } from './mail-notification.steps.ts';
import { openMailNeeds } from './mail-needs.steps.ts';

export const handler = eventConsumer('notification-created', openMailNeeds, async ({ data }, needs) =>
  mailNotification(data, needs),
);

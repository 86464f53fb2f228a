import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { environment } from '../../platform/environment.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailNotification } from './mail-notification.steps.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { remindByMail } from './remind-by-mail.steps.ts';

export const handler = eventConsumer(
  'notification-mail',
  () => ({
    ...openLetterNeeds(),
    store: notificationMailStore(theTable()),
    clock,
    calendarAddress: environment('mail').MAIL_FROM,
  }),
  {
    'notification-created': async ({ data }, needs) => mailNotification(data, needs),
    'meeting-tomorrow': remindByMail,
  },
);

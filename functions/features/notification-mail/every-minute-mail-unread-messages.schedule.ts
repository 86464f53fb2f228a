import { clock, theTable } from '../../platform/door/dependencies.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { environment } from '../../platform/environment.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailWhatWaits } from './mail-what-waits.steps.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { unreadMessagesStore } from './unread-messages.store.ts';

export const handler = scheduleFunction(() => {
  const store = notificationMailStore(theTable());
  const unread = unreadMessagesStore(theTable());
  const letters = openLetterNeeds();
  return {
    unread: { ...letters, store: { ...unread, saveLink: store.saveLink }, clock },
    waiting: {
      ...unread,
      now: clock.now,
      mail: { ...letters, store, clock, calendarAddress: environment('mail').MAIL_FROM },
    },
  };
}, mailWhatWaits);

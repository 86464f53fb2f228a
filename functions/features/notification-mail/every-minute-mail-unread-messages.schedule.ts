import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { environment } from '../../platform/environment.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { mailUnreadMessages } from './mail-unread-messages.steps.ts';
import { mailWaiting } from './mail-waiting.steps.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { unreadMessagesStore } from './unread-messages.store.ts';

export const handler = scheduleFunction(
  () => {
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
  },
  async ({ unread, waiting }) => {
    const mailed = await mailWaiting(waiting);
    const { sent } = await mailUnreadMessages(unread);
    if (sent + mailed > 0) log.info('what waited was mailed', { sent, mailed });
  },
);

import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { openLetterNeeds } from '../outside/mail/mail-letter.ts';
import { mailUnreadMessages } from './mail-unread-messages.steps.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { unreadMessagesStore } from './unread-messages.store.ts';

export const handler = scheduleFunction(
  () => {
    const { saveLink } = notificationMailStore(theTable());
    return { ...openLetterNeeds(), store: { ...unreadMessagesStore(theTable()), saveLink }, clock };
  },
  async (needs) => {
    const counts = await mailUnreadMessages(needs);
    if (counts.sent > 0) log.info('unread messages mailed', { ...counts });
  },
);

import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { openLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
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

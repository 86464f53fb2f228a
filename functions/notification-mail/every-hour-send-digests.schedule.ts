import { clock, theTable } from '../door/dependencies.ts';
import { log } from '../door/log.ts';
import { scheduleFunction } from '../door/schedule-function.ts';
import { openLetterNeeds } from '../outside/mail/mail-letter.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { sendDigests } from './send-digests.steps.ts';

export const handler = scheduleFunction(
  () => ({ ...openLetterNeeds(), store: notificationMailStore(theTable()), clock }),
  async (needs) => {
    log.info('digests', { ...(await sendDigests(needs)) });
  },
);

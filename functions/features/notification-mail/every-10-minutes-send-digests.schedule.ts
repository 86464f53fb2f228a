import { clock, theTable } from '../../platform/door/dependencies.ts';
import { log } from '../../platform/door/log.ts';
import { scheduleFunction } from '../../platform/door/schedule-function.ts';
import { openBulkLetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import { notificationMailStore } from './notification-mail.store.ts';
import { sendDigests } from './send-digests.steps.ts';

export const handler = scheduleFunction(
  () => ({ ...openBulkLetterNeeds(), store: notificationMailStore(theTable()), clock }),
  async (needs, shards) => {
    log.info('digests', { ...(await sendDigests(needs, shards)) });
  },
);

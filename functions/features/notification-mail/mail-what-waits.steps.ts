import { log } from '../../platform/door/log.ts';
import { mailUnreadMessages } from './mail-unread-messages.steps.ts';
import { mailWaiting } from './mail-waiting.steps.ts';

interface Needs {
  waiting: Parameters<typeof mailWaiting>[0];
  unread: Parameters<typeof mailUnreadMessages>[0];
}

/**
 * Mails what can no longer be undone, and what has been unread for too long. A mail of one kind that cannot be sent keeps
 * none of the other back; it throws at the end, for the next run to repeat.
 */
export async function mailWhatWaits({ waiting, unread }: Needs): Promise<void> {
  const [mails, letters] = await Promise.allSettled([mailWaiting(waiting), mailUnreadMessages(unread)]);
  const mailed = mails.status === 'fulfilled' ? mails.value : 0;
  const sent = letters.status === 'fulfilled' ? letters.value.sent : 0;
  if (sent + mailed > 0) log.info('what waited was mailed', { sent, mailed });
  const failures = [mails, letters].flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

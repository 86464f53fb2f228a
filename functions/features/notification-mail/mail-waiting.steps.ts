import { log } from '../../platform/door/log.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { WaitingMail } from '../../records/notification.ts';
import { mailNotification } from './mail-notification.steps.ts';

interface Needs {
  now(): string;
  dueMails(at: string): Promise<WaitingMail[]>;
  isTakenBack(mail: WaitingMail): Promise<boolean>;
  settleMail(mail: WaitingMail): Promise<void>;
  mail: Parameters<typeof mailNotification>[1];
}

/**
 * Mails what can no longer be taken back; what was taken back meanwhile is settled without a mail (PLUS-51). Returns how
 * many were due. Throws at the end when some could not be mailed, which the next run repeats.
 */
export async function mailWaiting({ now, dueMails, isTakenBack, settleMail, mail: needs }: Needs): Promise<number> {
  const due = await dueMails(now());
  const outcomes = await inGroups(due, async (waiting) => {
    try {
      if (!(await isTakenBack(waiting))) await mailNotification(waiting, needs);
      await settleMail(waiting);
      return 'settled';
    } catch (error) {
      log.error('a notification was not mailed', { userId: waiting.recipientId, error: error as Error });
      return 'failed';
    }
  });
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  if (failed > 0) throw new Error(`Notifications that could not be mailed: ${failed}`);
  return due.length;
}

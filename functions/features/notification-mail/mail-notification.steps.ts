import type { EventOf } from '../../../events/catalogue.ts';
import { mailGroupOf } from '../../../shared/rules/mail-group.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { invitationOf } from './meeting-invitation.ts';
import { notificationLetter } from './notification-letters.ts';

interface Needs extends LetterNeeds {
  /** The address that organizes meetings in calendars elsewhere. */
  calendarAddress: string;
  store: Pick<NotificationMailStore, 'account' | 'notification' | 'claimMail' | 'releaseMail' | 'saveLink'>;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}

/**
 * Mails one notification to its reader, once; not when it was viewed or taken back meanwhile, such mails were switched off, or the
 * account is closed. What happened to a meeting of theirs is mailed though it was viewed, since the mail keeps their
 * calendar elsewhere right (PLUS-08).
 */
export async function mailNotification(
  { notificationId, recipientId }: Pick<EventOf<'notification-created'>['data'], 'notificationId' | 'recipientId'>,
  { store, send, siteUrl, clock, calendarAddress }: Needs,
): Promise<void> {
  const account = await store.account(recipientId);
  if (account?.status !== 'active') return;
  const notification = await store.notification(account, notificationId);
  if (!notification || notification.takenBackAt) return;
  const calendar = invitationOf(notification, account, { siteUrl, calendarAddress, at: clock.now() });
  if (notification.viewedAt && !calendar) return;
  const what = mailGroupOf(notification, recipientId);
  if (!mailSettingsOf(account).groups[what]) return;
  if (!(await store.claimMail(recipientId, notificationId, clock.now()))) return;
  try {
    const token = clock.newToken();
    await store.saveLink(token, { userId: recipientId, topic: { what } }, clock.now());
    const letter = notificationLetter(account, notification, { what }, { siteUrl, token });
    const mail = { to: account.email, letter, id: clock.newId(), calendar, cause: what };
    // What is over the allowance comes with the digest, which lists what was not mailed.
    if ((await mailLetter(mail, { send })) === 'over') await store.releaseMail(recipientId, notificationId);
  } catch (error) {
    await store.releaseMail(recipientId, notificationId);
    throw error;
  }
}

import type { EventOf } from '../../../events/catalogue.ts';
import { mailGroupOf } from '../../../shared/rules/mail-group.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { invitationOf } from './meeting-invitation.ts';
import { notificationLetter } from './notification-letters.ts';

interface Needs extends LetterNeeds {
  /** The address that organizes meetings in calendars elsewhere. */
  calendarAddress: string;
  store: Pick<
    NotificationMailStore,
    'account' | 'notification' | 'meeting' | 'claimMail' | 'saveMailed' | 'releaseMail' | 'saveLink'
  >;
  clock: Pick<Clock, 'now' | 'newId' | 'newToken'>;
}

const mailedAlready = new Error('This notification was mailed already, or is being mailed');

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
  const found = await store.notification(account, notificationId);
  const notification = found && !found.takenBackAt ? await asItIsNow(found, recipientId, store) : undefined;
  if (!notification) return;
  const calendar = invitationOf(notification, account, { siteUrl, calendarAddress, at: clock.now() });
  if (notification.viewedAt && !calendar) return;
  const what = mailGroupOf(notification, recipientId);
  if (!mailSettingsOf(account).groups[what]) return;
  const token = clock.newToken();
  let isClaimed = false;
  // Only a mail that may be sent is claimed: of thousands in an hour, those over the allowance write nothing here.
  const prepare = async () => {
    isClaimed = await store.claimMail(recipientId, notificationId, clock.now());
    if (!isClaimed) throw mailedAlready;
    await store.saveLink(token, { userId: recipientId, topic: { what } }, clock.now());
  };
  try {
    const letter = notificationLetter(account, notification, { what }, { siteUrl, token });
    const mail = { to: account.email, letter, id: clock.newId(), calendar, cause: what, prepare };
    // What is over the allowance comes with the digest, which lists what was not mailed.
    if ((await mailLetter(mail, { send })) === 'over') return;
  } catch (error) {
    if (error === mailedAlready) return;
    if (isClaimed) await store.releaseMail(recipientId, notificationId);
    throw error;
  }
  // A function that stops before this mails again, rather than never.
  await store.saveMailed(recipientId, notificationId, clock.now());
}

/**
 * The notification of a meeting with the time that the meeting has by now; undefined where it was cancelled or booked
 * again meanwhile, which news of its own says, or who did it knows. For an interviewer it is on while they take part.
 */
async function asItIsNow(
  found: Notification,
  recipientId: number,
  { meeting }: Pick<NotificationMailStore, 'meeting'>,
): Promise<Notification | undefined> {
  if (found.type !== 'meeting_booked' && found.type !== 'meeting_cancelled') return found;
  const { event } = found.payload;
  const now = event.id === undefined ? undefined : await meeting(event.id);
  if (!now) return found;
  const isOff = now.state === 'cancelled' || (event.isInterviewer === true && !now.people.includes(recipientId));
  if (isOff !== (found.type === 'meeting_cancelled')) return undefined;
  const { start, end, version } = now;
  return { ...found, payload: { ...found.payload, event: { ...event, start, end, version } } };
}

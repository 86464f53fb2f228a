import type { Notification } from '../../../shared/model/notification.ts';
import type { MailSettings } from '../../../shared/model/notification-settings.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { accountsIn, mailSettingsWrite } from '../../records/account.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { shownNotifications } from '../../domain/people/shown-notifications.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { dueReadersIn } from '../../domain/digests/due-readers.ts';
import type { LastDigest } from '../../records/digest.ts';
import { digestTaken, digestWrites, sentDigestWrite } from '../../records/digest.ts';
import type { MailLink } from '../../records/mailed-token.ts';
import { isMailLinkOver, newMailLinkWrite } from '../../records/mailed-token.ts';
import {
  doneAlready,
  mailedNotificationWrite,
  mailingNotificationWrite,
  mailingStopped,
  unmailedNotificationWrite,
} from '../../records/notification.ts';
import { keys } from '../../platform/table/keys.ts';
import { secretHash } from '../../platform/table/secret-hash.ts';
import type { Table } from '../../platform/table/table.ts';
import type { SingleWrite } from '../../platform/table/write.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

type Reader = Pick<StoredAccount, 'id' | 'role'>;

const orInProfile = 'or sign in and change the email settings in your profile';
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Reads what is mailed, records what was, and stores the links that stop it. */
export function notificationMailStore(table: Table) {
  const { account } = accountsIn(table);
  const { shownAmong } = hidingIn(table);

  /** One notification of a user, unless it names someone who hides from them. */
  async function notification(reader: Reader, id: number): Promise<Notification | undefined> {
    const found = await table.get(keys.notification(reader.id, id), { consistent: true });
    return found && (await shownNotifications(table, reader, [found]))[0];
  }

  /** Marks that a notification is being mailed; false when it was or is, so that nobody gets it twice. */
  async function claimMail(userId: number, id: number, at: string): Promise<boolean> {
    return claimed(mailingNotificationWrite(userId, id, at));
  }

  /** Marks a notification mailed, if it is still there. */
  async function saveMailed(userId: number, id: number, at: string): Promise<void> {
    await claimed(mailedNotificationWrite(userId, id, at));
  }

  /** Removes the mark after a mail that could not be sent. */
  async function releaseMail(userId: number, id: number): Promise<void> {
    await table.writeOne(unmailedNotificationWrite(userId, id));
  }

  /** A meeting as it is now, strongly consistent. */
  const meeting = calendarsIn(table).event;

  /** Who is due for a digest. */
  const digestReaders = dueReadersIn(table, 'digest');

  async function lastDigest(userId: number): Promise<LastDigest | undefined> {
    return table.get(keys.lastDigest(userId), { consistent: true });
  }

  /** Notifications from this id on, newest first, that are unread, not expired, not mailed, and can be undone no more. */
  async function newsSince(reader: Reader, id: number, at: string): Promise<Notification[]> {
    const filter = {
      FilterExpression:
        '#ttl > :now AND attribute_not_exists(viewedAt) AND attribute_not_exists(mailedAt) AND (attribute_not_exists(mailingAt) OR mailingAt < :stopped) AND attribute_not_exists(takenBackAt) AND (attribute_not_exists(mailedFrom) OR mailedFrom <= :at)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds(at), ':at': at, ':stopped': mailingStopped(at) },
    };
    const found = await table.query(keys.notificationsSince(reader.id, id), { newestFirst: true, filter });
    return shownNotifications(table, reader, found);
  }

  /** Notes what a user's digest of a day contained, once it was mailed, unless another run has. */
  async function saveDigest(userId: number, digest: LastDigest, earlier: LastDigest | undefined): Promise<void> {
    await claimed(sentDigestWrite(userId, digest, earlier));
  }

  /** Stores the token of a letter's link, hashed; it switches one topic of one user's mails and nothing else. */
  async function saveLink(token: string, link: MailLink, at: string): Promise<void> {
    await table.writeOne(newMailLinkWrite(token, link, at));
  }

  /** What a link switches; refuses links that are unknown or too old. */
  async function linkOf(token: string, at: string): Promise<MailLink> {
    const found = await table.get(keys.mailedToken(secretHash(token)), {
      consistent: true,
    });
    if (!found?.mailLink)
      throw refuse.gone(`This link is not valid; open it from the email again, ${orInProfile}`, 'token');
    if (isMailLinkOver({ mailLink: found.mailLink, ttl: found.ttl }, at))
      throw refuse.gone(`This link has expired; use one from a newer email, ${orInProfile}`, 'token');
    return found.mailLink;
  }

  /** Saves mail settings over the account as it was read; a concurrent change refuses. */
  async function saveMailSettings(account: StoredAccount, mail: MailSettings): Promise<void> {
    const refusal = refuse.conflict('The settings were changed at the same time; try again');
    await table.write([mailSettingsWrite(account, mail, refusal), ...digestWrites(account.id, mail)]);
  }

  async function claimed(write: SingleWrite): Promise<boolean> {
    return tryWrite(table.writeOne(write), doneAlready, digestTaken);
  }

  return {
    account,
    notification,
    claimMail,
    saveMailed,
    releaseMail,
    meeting,
    shownAmong,
    digestReaders,
    lastDigest,
    newsSince,
    saveDigest,
    saveLink,
    linkOf,
    saveMailSettings,
  };
}
export type NotificationMailStore = ReturnType<typeof notificationMailStore>;

import type { NotificationType } from '../../shared/constants/notification.ts';
import type { PayloadOf } from '../../shared/model/notification.ts';
import { Refusal } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** One notification to write: recipient, type and payload. */
export type NewNotification = {
  [T in NotificationType]: { recipientId: number; type: T; payload: PayloadOf<T> };
}[NotificationType];

/** The refusal of a notification that was already written, viewed or mailed. */
export const doneAlready = new Refusal('conflict', 'already done');

/**
 * The write of a notification of this event; `ttl` is when it expires, in seconds, `mailedFrom` when no mail names it
 * before, and `takenBackAt` when the event was undone. A repeated event writes it once.
 */
export function newNotificationWrite(
  event: { id: number; time: string },
  { recipientId, type, payload }: NewNotification,
  ttl: number,
  more: { mailedFrom?: string; takenBackAt?: string } = {},
): SingleWrite {
  const { id, time: createdAt } = event;
  return {
    put: { ...keys.notification(recipientId, id), id, type, payload, createdAt, recipientId, ttl, ...more },
    when: isNew,
    refusal: doneAlready,
  };
}

/** The write that marks a notification viewed, once. */
export function viewedNotificationWrite(userId: number, id: number, at: string): SingleWrite {
  return {
    update: keys.notification(userId, id),
    set: { viewedAt: at },
    when: { expression: 'attribute_exists(pk) AND attribute_not_exists(viewedAt)' },
    refusal: doneAlready,
  };
}

/** The write that marks what a notification says as taken back, and unread again for those who had read it. */
export function takenBackNotificationWrite(userId: number, id: number, at: string): SingleWrite {
  return {
    update: keys.notification(userId, id),
    set: { takenBackAt: at },
    remove: ['viewedAt'],
    when: { expression: 'attribute_exists(pk) AND attribute_not_exists(takenBackAt)' },
    refusal: doneAlready,
  };
}

/** A mail about a notification that waits until what it says can no longer be taken back. */
export interface WaitingMail {
  recipientId: number;
  notificationId: number;
  dueAt: string;
  /** What the notification's event is about, whose story says whether it was taken back; missing in older ones. */
  subject?: string;
}

const waitingMailSeconds = 86_400;

/** The write of a mail that waits. */
export function waitingMailWrite(mail: WaitingMail): SingleWrite {
  const ttl = Math.floor(Date.parse(mail.dueAt) / 1000) + waitingMailSeconds;
  return { put: { ...keys.waitingMail(mail), ...mail, ttl } };
}

/** The write that a mail waits no longer. */
export function settledMailWrite(mail: WaitingMail): SingleWrite {
  return { remove: keys.waitingMail(mail) };
}

/** Longer than mailing takes, and shorter than until a message that was not worked on comes again. */
const mailingMilliseconds = 120_000;

/** A function that began to mail a notification before this time does so no longer. */
export const mailingStopped = (at: string): string => new Date(Date.parse(at) - mailingMilliseconds).toISOString();

/** The write that marks that a notification is being mailed; one that was mailed, or is by a function at work, refuses. */
export function mailingNotificationWrite(userId: number, id: number, at: string): SingleWrite {
  return {
    update: keys.notification(userId, id),
    set: { mailingAt: at },
    when: {
      expression:
        'attribute_exists(pk) AND attribute_not_exists(#mailedAt) AND (attribute_not_exists(#mailingAt) OR #mailingAt < :stopped)',
      values: { stopped: mailingStopped(at) },
    },
    refusal: doneAlready,
  };
}

/** The write that marks a notification mailed; one that is gone refuses. */
export function mailedNotificationWrite(userId: number, id: number, at: string): SingleWrite {
  return {
    update: keys.notification(userId, id),
    set: { mailedAt: at },
    remove: ['mailingAt'],
    when: exists,
    refusal: doneAlready,
  };
}

/** The write that nobody mails a notification any more. */
export function unmailedNotificationWrite(userId: number, id: number): SingleWrite {
  return { update: keys.notification(userId, id), remove: ['mailingAt'], when: exists };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  notification: {
    holds: 'the notifications a user received; other users’ notifications name the person',
    own: (userId) => keys.notificationsOf(userId),
    exported: { file: 'notifications' },
    erasure: remove,
  },
  notificationsOf: { leadsTo: 'notification' },
  notificationsSince: { leadsTo: 'notification' },
  notificationSubject: { leadsTo: 'notification' },
  waitingMail: {
    holds: 'about which notification a mail waits, and whose',
    found: 'not by person',
    exported: { not: 'It repeats the notification, and is deleted after minutes.' },
    erasure: { does: 'keep', reason: 'It is deleted after minutes, a day at the latest', days: 2 },
  },
  waitingMails: { leadsTo: 'waitingMail' },
} satisfies PersonalData;

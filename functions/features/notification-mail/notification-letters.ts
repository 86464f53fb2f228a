import { productName } from '../../../shared/constants/product.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import {
  endingWords,
  hiredWords,
  onHoldWords,
  withWords,
  wordsOfLabel,
} from '../../../shared/rules/candidate-standing.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';
import { momentIn, zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';
import type { MailContent, MailItem } from '../../platform/outside/mail/render-mail.ts';
import type { SettingsTopic } from '../../records/mailed-token.ts';
import { stopFor, type LetterLinks } from '../../platform/outside/mail/stop-letters.ts';

interface Reader {
  firstName: string;
  role: Role;
  /** In which times are written; absent or null until it is known. */
  timeZone?: string | null | undefined;
}

/** A digest lists this many; the page has the others. */
const mostNews = 15;

const whenOf =
  ({ timeZone }: Reader) =>
  (moment: string): string =>
    momentIn(moment, timeZone ?? zoneWithoutAnswer);

/** The mail about one notification. */
export function notificationLetter(
  reader: Reader,
  notification: Notification,
  topic: SettingsTopic,
  links: LetterLinks,
): MailContent {
  const { firstName, role } = reader;
  const when = whenOf(reader);
  const sentence = notificationSentence(notification, { role, when });
  return {
    subject: sentence,
    paragraphs: [
      `Hello ${firstName},`,
      ...meaningOf(notification, role),
      ...joinOf(notification),
      `This happened on ${when(notification.createdAt)}.`,
    ],
    action: { label: `Open it in ${productName}`, href: addressOf(notification, reader, links.siteUrl) },
    ...stopFor(topic, links),
  };
}

// What a candidate's new status means, in the words of the job's page (PLUS-13).
function meaningOf(notification: Notification, role: Role): string[] {
  if (role === 'candidate' && notification.type === 'candidate_hired')
    return [hiredWords(notification.payload.startOn).text];
  if (notification.type === 'closed_job' && notification.payload.end)
    return [endingWords(notification.payload.end).text];
  if (role === 'candidate' && notification.type === 'assigns_confirmed')
    return [withWords(notification.payload.recruiter ? 'recruiter' : 'manager').text];
  if (role === 'candidate' && notification.type === 'job_status_changed' && !notification.payload.isOpen)
    return [onHoldWords.text];
  if (role !== 'candidate' || notification.type !== 'candidate_status_changed') return [];
  const text = wordsOfLabel(notification.payload.status.to)?.text;
  return text ? [text] : [];
}

// Where the interview is joined, in the mail itself, for those who meet.
function joinOf({ type, payload }: Notification): string[] {
  const link = type !== 'meeting_cancelled' && 'event' in payload ? payload.event.joinLink : undefined;
  const what = 'event' in payload && payload.event.isCall ? 'call' : 'interview';
  return link ? [`Join the ${what}: ${link}`] : [];
}

/** A digest; `news` are newest first and at least one. */
export function digestLetter(
  reader: Reader,
  news: Notification[],
  topic: SettingsTopic,
  links: LetterLinks,
): MailContent {
  const { siteUrl } = links;
  const { firstName, role } = reader;
  const when = whenOf(reader);
  const items = news.slice(0, mostNews).map((one): MailItem => ({
    text: notificationSentence(one, { role, when }),
    note: when(one.createdAt),
    href: addressOf(one, reader, siteUrl),
  }));
  const more = news.length - items.length;
  const count = news.length === 1 ? 'One thing is new' : `${news.length} things are new`;
  return {
    subject: `${count} on ${productName}`,
    preheader: items[0]?.text ?? count,
    paragraphs: [`Hello ${firstName},`, 'This happened recently, and you have not looked at it yet.'],
    items,
    action: { label: 'See all notifications', href: `${siteUrl}/notifications` },
    ...(more > 0 ? { smallPrint: `The page has ${more} more.` } : {}),
    ...stopFor(topic, links),
  };
}

function addressOf({ type, payload }: Notification, { role }: Reader, siteUrl: string): string {
  const isInCalendar = role === 'manager' || role === 'candidate';
  if (isInCalendar && 'event' in payload) return `${siteUrl}/calendar?date=${payload.event.start.slice(0, 10)}`;
  if (type === 'redeem_or_withdraw' || type === 'recruiter_rewards') return `${siteUrl}/points`;
  if (type === 'manager_invites') return `${siteUrl}/dashboard`;
  return 'job' in payload && payload.job ? `${siteUrl}/jobs/view/${payload.job.id}` : `${siteUrl}/notifications`;
}

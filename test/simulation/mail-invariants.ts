import { pipelineStatusLabels } from '../../shared/constants/pipeline.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { momentIn } from '../../shared/rules/zone-words.ts';
import type { SentMail } from './cloud.ts';
import type { Invariant } from './invariant.ts';
import { people, peopleOf } from './people.ts';

const minute = 60_000;

/** What a reader finds in a mail, without what its links carry. */
const wordsIn = ({ words }: SentMail): string => words.replaceAll(/token=[\w-]+/g, '');
const names = (mail: SentMail, name: string): boolean => new RegExp(`\\b${name}\\b`).test(wordsIn(mail));
const readerOf = ({ to }: SentMail) => Object.values(people).find(({ name }) => to === `${name}@example.com`);

/** Mails are composed a moment before they leave; who reads what is old, as a stale read is, may not know better. */
const whoHidesIsMailedToNobody: Invariant = ({ stored, mails, asked }) => {
  const hidden = stored.hidden();
  return peopleOf('candidate')
    .filter(({ id }) => hidden.includes(id))
    .flatMap(({ id, name }) => {
      const changes = asked.filter(({ by, operation }) => by.id === id && operation === 'candidate-profile.saveHiding');
      const since = Math.max(...changes.map(({ until }) => until)) + minute;
      return mails
        .filter((mail) => mail.at > since && mail.struckBy.length === 0 && readerOf(mail)?.role !== 'candidate')
        .filter((mail) => names(mail, name))
        .map(({ to, subject }) => `${to} is mailed '${subject}' though ${name} hides`);
    });
};

/** What happened, as mails say when: to the minute. */
const whatWasTakenBackIsNotMailed: Invariant = ({ stored, mails }) => {
  const moves = stored.eventsOf('candidate-status-changed');
  const isSame = (one: (typeof moves)[number], other: (typeof moves)[number]) =>
    one.subject === other.subject && one.data.to === other.data.to;
  return moves.flatMap((undo) => {
    if (!undo.data.undo) return [];
    const undone = moves.find(({ subject, time }) => subject === undo.subject && time === undo.data.undoneAt);
    // Somebody may do it once more in the same minute.
    const again = moves.filter((one) => one !== undone && undone && isSame(one, undone) && near(one.time, undone.time));
    if (!undone || again.length > 0) return [];
    const { candidate, jobTitle, to } = undone.data;
    const move = `moved ${candidate.firstName} ${candidate.lastName} to ${pipelineStatusLabels[to]} on ${jobTitle}`;
    return mails
      .filter(({ text }) => text.includes(move) && text.includes(`This happened on ${momentIn(undone.time, 'UTC')}`))
      .map((mail) => `${mail.to} is mailed '${mail.subject}' though it was undone`);
  });
};

const near = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) < minute;

/** Of what happened to somebody in a minute, no more is mailed to them than they are notified of. */
const newsIsMailedOnce: Invariant = ({ stored, mails }) => {
  const notified = stored.notifications() as (Notification & { pk: string })[];
  return Object.values(people).flatMap(({ id, name }) => {
    const own = notified.filter(({ pk }) => pk === keys.notificationsOf(id).pk);
    const news = mails.filter((mail) => mail.to === `${name}@example.com` && mail.struckBy.length === 0);
    return [...Map.groupBy(own, ({ createdAt }) => momentIn(createdAt, 'UTC'))].flatMap(([moment, ones]) => {
      const sent = news.filter(({ text }) => text.includes(`This happened on ${moment}`)).length;
      return sent > ones.length
        ? [`${name} was mailed ${sent} times of ${ones.length} notifications at ${moment}`]
        : [];
    });
  });
};

/** What no mail may say. */
export const mailInvariants = {
  'who hides is mailed to nobody': whoHidesIsMailedToNobody,
  'what was taken back is not mailed': whatWasTakenBackIsNotMailed,
  'news is mailed once': newsIsMailedOnce,
} satisfies Record<string, Invariant>;

import type { MeetingFacts } from '../../../shared/model/calendar.ts';
import { meetingTitle } from '../../../shared/model/calendar.ts';
import { momentIn, zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';
import type { MailContent } from '../../platform/outside/mail/render-mail.ts';
import type { SettingsTopic } from '../../records/mailed-token.ts';
import type { LetterLinks } from '../../platform/outside/mail/stop-letters.ts';
import { stopFor } from '../../platform/outside/mail/stop-letters.ts';

interface Reader {
  id: number;
  firstName: string;
  timeZone?: string | null | undefined;
}

/** The letter of the day before a meeting, its time in the reader's own zone. */
export function reminderLetter(
  { id, firstName, timeZone }: Reader,
  { eventId, manager, candidate, job, start, isOnline, joinLink, isCall }: MeetingFacts,
  topic: SettingsTopic,
  links: LetterLinks,
): MailContent {
  const title = meetingTitle(id === candidate.id ? manager : candidate, isCall);
  const when = momentIn(start, timeZone ?? zoneWithoutAnswer);
  const { siteUrl } = links;
  return {
    subject: `Tomorrow: ${title}, ${when}`,
    paragraphs: [
      `Hello ${firstName},`,
      `${title}${job ? ` for ${job.title}` : ''} is on ${when}.`,
      joinLink
        ? `Join it at ${joinLink}`
        : isOnline
          ? 'It is held online.'
          : 'If the time no longer suits you, say so today rather than tomorrow.',
    ],
    action: joinLink
      ? { label: isCall ? 'Join the call' : 'Join the interview', href: joinLink }
      : isOnline
        ? { label: 'See the room', href: `${siteUrl}/zoom?number=${eventId}` }
        : { label: 'Open the calendar', href: `${siteUrl}/calendar?date=${start.slice(0, 10)}` },
    ...stopFor(topic, links),
  };
}

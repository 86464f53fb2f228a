import type { EventOf } from '../../../events/catalogue.ts';
import { mailSettingsOf } from '../../../shared/model/notification-settings.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { mailLetter } from '../../platform/outside/mail/mail-letter.ts';
import type { LetterNeeds } from '../../platform/outside/mail/mail-letter.ts';
import type { NotificationMailStore } from './notification-mail.store.ts';
import { reminderLetter } from './reminder-letter.ts';

interface Needs extends LetterNeeds {
  store: Pick<NotificationMailStore, 'account' | 'meeting' | 'shownAmong' | 'saveLink'>;
  clock: Pick<Clock, 'now' | 'newToken'>;
}
type Meeting = EventOf<'meeting-tomorrow'>['data'];

const topic = { what: 'reminders' } as const;

/**
 * Mails who meets, where they want it, that it is tomorrow: each once for a time of the meeting, and
 * nobody of a meeting that was moved or cancelled since, or whose candidate hides from them by now.
 */
export async function remindByMail({ data }: EventOf<'meeting-tomorrow'>, needs: Needs): Promise<void> {
  const meeting = await needs.store.meeting(data.eventId);
  if (meeting?.state !== 'booked' || meeting.start !== data.start || data.start <= needs.clock.now()) return;
  for (const userId of meeting.people) await remind(userId, data, needs);
}

async function remind(userId: number, meeting: Meeting, { store, send, siteUrl, clock }: Needs): Promise<void> {
  const reader = await store.account(userId);
  if (reader?.status !== 'active' || !mailSettingsOf(reader).groups.reminders) return;
  const { id: candidateId } = meeting.candidate;
  if (reader.role !== 'candidate' && !(await store.shownAmong(reader, [candidateId])).has(candidateId)) return;
  const token = clock.newToken();
  const letter = reminderLetter(reader, meeting, topic, { siteUrl, token });
  // Its subject names the time, so a meeting that moves is reminded of again.
  const once = {
    id: meeting.eventId,
    isOnce: true,
    prepare: () => store.saveLink(token, { userId, topic }, clock.now()),
  };
  await mailLetter({ to: reader.email, letter, ...once }, { send });
}

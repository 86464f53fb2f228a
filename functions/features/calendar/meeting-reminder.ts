import type { EventOf } from '../../../events/catalogue.ts';
import type { MeetingFacts } from '../../../shared/model/calendar.ts';
import { idAt, timeOfId } from '../../../shared/rules/ids.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { Reminder } from '../../platform/outside/reminders/port.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { meetingFactsOf } from '../../records/calendar-event.ts';
import { keys } from '../../platform/table/keys.ts';

const minute = 60_000;
/**
 * Half an hour before a meeting people see a card (NOTIF-10); a day before, who wants it gets a mail; a day after an
 * interview has ended, who has not scored it is reminded.
 */
export const reminderKinds = ['half-hour', 'day', 'scorecards'] as const;
type ReminderKind = (typeof reminderKinds)[number];
const ahead: Record<ReminderKind, { minutes: number; ending: string; says?: object }> = {
  'half-hour': { minutes: 30, ending: '30' },
  day: { minutes: 24 * 60, ending: 'day', says: { isDayBefore: true } },
  scorecards: { minutes: -24 * 60, ending: 'scorecards', says: { isDayAfter: true } },
};
/** Scheduler is precise to the minute; what is hardly further away than the reminder is news enough when it is booked. */
const spare = 1;
/** A reminder that fires early or late by so many minutes is still one. */
const leeway = 5;
/** A mail of tomorrow may be so late. */
const lateness = { 'half-hour': 30, day: 6 * 60 };
const idSpread = 20_000;

/** The name of a reminder of a meeting in one version; another time is another version. */
export const reminderName = (eventId: number, version: number, kind: ReminderKind): string =>
  `event-${eventId}-v${version}-${ahead[kind].ending}`;

/**
 * A reminder of a meeting as it is now; undefined where it begins too soon to be reminded of, or is no interview that
 * anybody scores. `now` is ISO UTC.
 */
export function reminderOf(
  { eventId, version, start, end, job, isCall }: MeetingFacts,
  kind: ReminderKind,
  now: string,
): Reminder | undefined {
  const { minutes, says } = ahead[kind];
  if (kind === 'scorecards' && (!job || isCall)) return undefined;
  const due = Date.parse(kind === 'scorecards' ? end : start) - minutes * minute;
  if (due - Date.parse(now) < spare * minute) return undefined;
  const dueAt = new Date(due).toISOString();
  const event = eventOf('meeting-due', {
    id: reminderId(eventId, dueAt),
    at: dueAt,
    actor: { kind: 'system' },
    subject: keys.calendarEvent(eventId).pk,
    data: { eventId, version, ...says },
  });
  return { name: reminderName(eventId, version, kind), dueAt, type: event.type, detail: JSON.stringify(event) };
}

/**
 * What is said of a meeting that begins soon, or tomorrow: undefined when it was moved or cancelled since the reminder
 * was set, or is not as far ahead. However often a reminder fires, it says the same under the same id.
 */
export function soonEvent(
  { id, time, data }: EventOf<'meeting-due'>,
  meeting: StoredCalendarEvent | undefined,
  now: string,
): EventOf<'meeting-soon' | 'meeting-tomorrow'> | undefined {
  const facts = meeting && meetingFactsOf(meeting);
  if (!facts || meeting.state === 'cancelled' || meeting.version !== data.version) return undefined;
  const kind = data.isDayBefore ? 'day' : 'half-hour';
  const { minutes } = ahead[kind];
  const left = (Date.parse(meeting.start) - Date.parse(now)) / minute;
  if (left <= minutes - lateness[kind] || left > minutes + leeway) return undefined;
  const emission = {
    id,
    at: time,
    actor: { kind: 'system' } as const,
    subject: keys.calendarEvent(meeting.id).pk,
    data: facts,
  };
  return kind === 'day' ? eventOf('meeting-tomorrow', emission) : eventOf('meeting-soon', emission);
}

/** Made of what is due and when, so that neither a repetition nor a change that leaves the time reminds twice. */
export function reminderId(eventId: number, dueAt: string): number {
  const spread = Math.floor(timeOfId(eventId)) % idSpread;
  return idAt(Date.parse(dueAt) + spread, (eventId % 4096) / 4096);
}

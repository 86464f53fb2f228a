import type { EventOf } from '../../events/catalogue.ts';
import type { MeetingFacts } from '../../shared/model/calendar.ts';
import { idAt, timeOfId } from '../../shared/rules/ids.ts';
import { eventOf } from '../table/outbox.ts';
import type { Reminder } from '../outside/reminders/port.ts';
import type { StoredCalendarEvent } from '../records/calendar-event.ts';
import { meetingFactsOf } from '../records/calendar-event.ts';
import { keys } from '../table/keys.ts';

const minute = 60_000;
/** People are reminded of a meeting so many minutes before it begins (NOTIF-10). */
const minutesBefore = 30;
/** Scheduler is precise to the minute; what is nearer than this is news enough when it is booked. */
const nearest = 31;
/** A reminder that fires early or late by so many minutes is still one. */
const leeway = 5;
const idSpread = 20_000;

/** The name of the reminder of a meeting in one version; another time is another version. */
export const reminderName = (eventId: number, version: number): string => `event-${eventId}-v${version}-30`;

/** The reminder of a meeting as it is now; undefined where it begins too soon to be reminded of. `now` is ISO UTC. */
export function reminderOf({ eventId, version, start }: MeetingFacts, now: string): Reminder | undefined {
  const begins = Date.parse(start);
  if (begins - Date.parse(now) < nearest * minute) return undefined;
  const dueAt = new Date(begins - minutesBefore * minute).toISOString();
  const event = eventOf('meeting-due', {
    id: reminderId(eventId, dueAt),
    at: dueAt,
    actor: { kind: 'system' },
    subject: keys.calendarEvent(eventId).pk,
    data: { eventId, version },
  });
  return { name: reminderName(eventId, version), dueAt, type: event.type, detail: JSON.stringify(event) };
}

/**
 * What is said of a meeting that begins soon: undefined when it was moved or cancelled since the reminder was set, or is
 * not half an hour ahead. However often a reminder fires, it says the same under the same id.
 */
export function soonEvent(
  { id, time, data }: EventOf<'meeting-due'>,
  meeting: StoredCalendarEvent | undefined,
  now: string,
): EventOf<'meeting-soon'> | undefined {
  const facts = meeting && meetingFactsOf(meeting);
  if (!facts || meeting.state === 'cancelled' || meeting.version !== data.version) return undefined;
  const ahead = Date.parse(meeting.start) - Date.parse(now);
  if (ahead <= 0 || ahead > (minutesBefore + leeway) * minute) return undefined;
  return eventOf('meeting-soon', {
    id,
    at: time,
    actor: { kind: 'system' },
    subject: keys.calendarEvent(meeting.id).pk,
    data: facts,
  });
}

// Made of meeting and time, so that neither a repetition nor a change that leaves the time reminds twice.
function reminderId(eventId: number, dueAt: string): number {
  const spread = Math.floor(timeOfId(eventId)) % idSpread;
  return idAt(Date.parse(dueAt) + spread, (eventId % 4096) / 4096);
}

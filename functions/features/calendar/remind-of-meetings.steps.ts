import type { EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { Reminders } from '../../platform/outside/reminders/port.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { reminderKinds, reminderName, reminderOf, soonEvent } from './meeting-reminder.ts';

/** What following a meeting takes. */
export interface FollowNeeds {
  table: Table;
  reminders: Reminders;
  now: () => string;
}

/** What is said of a meeting when it is booked, moved or cancelled. */
export type MeetingNews = EventOf<'meeting-booked' | 'meeting-changed' | 'meeting-cancelled'>;

/**
 * Sets the reminders of a meeting's present version and drops those before. Neither order nor repetition matters: a
 * reminder that fires for another version says nothing.
 */
export async function renewReminder({ type, data }: MeetingNews, { reminders, now }: FollowNeeds): Promise<void> {
  for (const kind of reminderKinds) {
    const reminder = type === 'meeting-cancelled' ? undefined : reminderOf(data, kind, now());
    if (reminder) await reminders.set(reminder);
    if (data.version > 1) await reminders.drop(reminderName(data.eventId, data.version - 1, kind));
  }
}

/** Reads the meeting of a reminder again and announces it once, if it still begins then. */
export async function announceDueMeeting(due: EventOf<'meeting-due'>, { table, now }: FollowNeeds): Promise<void> {
  const soon = soonEvent(due, await calendarsIn(table).event(due.data.eventId), now());
  if (!soon || (await table.get(keys.event(soon.subject, soon.id), { consistent: true }))) return;
  await table.writeOne(eventWrite(soon));
}

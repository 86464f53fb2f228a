import type { EventOf } from '../../events/catalogue.ts';
import { occupiedDays } from '../../functions/records/calendar-day.ts';
import { overlaps } from '../../shared/rules/calendar-time.ts';
import type { Invariant } from './invariant.ts';

const minute = 60_000;
/** Clocks differ by seconds, and what is decided is written a moment later. */
const moment = minute;
/** So long what is tried again may take, where nothing else delays it. */
const longestTries = 20 * minute;
/** So long a message is late at most, and then tried again. */
const longestDelay = 180 * minute;
const timeOf = ({ time }: { time: string }): number => Date.parse(time);

const nobodyIsBookedTwice: Invariant = ({ stored }) => {
  const booked = stored.calendarEvents().filter(({ state }) => state === 'booked');
  const found = booked.flatMap((one, place) =>
    booked
      .slice(place + 1)
      .filter((other) => overlaps(one, other) && one.people.some((id) => other.people.includes(id)))
      .map((other) => `${one.id} and ${other.id} are both at ${one.start}`),
  );
  const inDays = new Map(
    stored
      .calendarDays()
      .flatMap(({ userId, day, entries }) =>
        Object.entries(entries).map(([id, { start, version }]) => [`${userId} ${day} ${id}`, `${start} ${version}`]),
      ),
  );
  const expected = new Map(
    booked.flatMap((one) =>
      occupiedDays(one).map(({ userId, day }) => [`${userId} ${day} ${one.id}`, `${one.start} ${one.version}`]),
    ),
  );
  for (const [entry, is] of inDays)
    if (expected.get(entry) !== is) found.push(`the calendar says ${entry} ${is}, and not ${expected.get(entry)}`);
  for (const [entry, is] of expected) if (!inDays.has(entry)) found.push(`no calendar says ${entry} ${is}`);
  return found;
};

/** Whoever books by a link has one meeting by it, which the offer names. */
const linksBookOnce: Invariant = ({ stored }) => {
  const named = new Set(stored.offers().map(({ eventId }) => eventId));
  const byLink = stored.eventsOf('meeting-booked').filter(({ actor }) => actor.kind === 'system');
  const booked = new Set(stored.calendarEvents().flatMap(({ id, state }) => (state === 'booked' ? id : [])));
  return byLink
    .filter(({ data }) => booked.has(data.eventId) && !named.has(data.eventId))
    .map(({ data }) => `the meeting ${data.eventId} was booked beside another of the same link`);
};

type MeetingNews = EventOf<'meeting-booked' | 'meeting-changed' | 'meeting-cancelled'>;

/** What follows from another event has its time, and comes as late as the message of it. */
const latenessOf = ({ trace }: MeetingNews): number => (/^m\d/.test(trace?.cause ?? '') ? longestDelay : 0);

const meetingsAreRemindedOf: Invariant = ({ stored, faults, now }) => {
  const news = stored.eventsOf('meeting-booked', 'meeting-changed', 'meeting-cancelled');
  const reminders = stored.eventsOf('meeting-soon', 'meeting-tomorrow');
  const lastBefore = (eventId: number, at: number): MeetingNews | undefined =>
    news
      .filter((one) => one.data.eventId === eventId && timeOf(one) + latenessOf(one) <= at)
      .toSorted((a, b) => b.data.version - a.data.version)[0];
  const found = reminders.flatMap(({ type, time, data: { eventId, start } }) => {
    const ahead = type === 'meeting-soon' ? 30 * minute : 24 * 60 * minute;
    const last = lastBefore(eventId, Date.parse(time) - moment);
    const isTrue = last?.type !== 'meeting-cancelled' && (!last || last.data.start === start);
    return isTrue && Date.parse(start) - Date.parse(time) === ahead
      ? []
      : [`${type} at ${time} says that ${eventId} begins at ${start}`];
  });
  const isLate = faults.includes('delay');
  for (const { id, kind, state, start } of stored.calendarEvents()) {
    const last = lastBefore(id, now);
    const dueAt = Date.parse(start) - 30 * minute;
    if (kind !== 'meeting' || state !== 'booked' || !last || isLate || dueAt > now - longestTries) continue;
    const isReminded = reminders.some(({ data, time }) => data.eventId === id && Date.parse(time) === dueAt);
    if (timeOf(last) + longestTries <= dueAt && !isReminded) found.push(`nobody is reminded of ${id} at ${start}`);
  }
  return found;
};

const tasksAreRemindedOf: Invariant = ({ stored, faults, now }) => {
  const changes = stored.eventsOf('task-changed');
  const reminders = stored.eventsOf('task-reminded');
  const lastBefore = (taskId: number, at: number) =>
    changes
      .filter((one) => one.data.taskId === taskId && timeOf(one) <= at)
      .toSorted((a, b) => b.data.version - a.data.version)[0];
  const found = reminders
    .filter(({ time, data }) => {
      const last = lastBefore(data.task.id, Date.parse(time) - moment);
      return data.dueAt !== time || (last && last.data.dueAt !== data.dueAt);
    })
    .map(({ time, data }) => `${data.ownerId} is reminded of the task ${data.task.id} at ${time}`);
  const isLate = faults.includes('delay');
  for (const { id, dueAt, doneAt } of stored.tasks()) {
    const last = lastBefore(id, now);
    if (dueAt === null || doneAt !== null || !last || isLate || Date.parse(dueAt) > now - longestTries) continue;
    if (timeOf(last) + longestTries > Date.parse(dueAt)) continue;
    if (!reminders.some(({ data }) => data.task.id === id && data.dueAt === dueAt))
      found.push(`nobody is reminded of the task ${id} at ${dueAt}`);
  }
  return found;
};

/** What holds of calendars and what they remind of. */
export const calendarInvariants = {
  'nobody is booked twice': nobodyIsBookedTwice,
  'a link books one meeting': linksBookOnce,
  'reminders are of meetings as they are': meetingsAreRemindedOf,
  'reminders are of tasks as they are': tasksAreRemindedOf,
} satisfies Record<string, Invariant>;

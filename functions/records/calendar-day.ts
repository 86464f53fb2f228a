import { oneDay } from '../../shared/constants/time.ts';
import { awayTitle, meetingTitle, type CalendarKind, type ShownKind } from '../../shared/model/calendar.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { Span } from '../../shared/rules/calendar-time.ts';
import { daysOf, overlaps } from '../../shared/rules/calendar-time.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import { interviewersOf, type StoredCalendarEvent } from './calendar-event.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** An event as a person's day keeps it: its whole span, and what the calendar shows of it. */
export interface DayEntry extends Span {
  kind: CalendarKind;
  /** The title of an event of one's own. */
  title: string | null;
  /** Whom a meeting is with. */
  other: PersonReference | null;
  job: { id: number; title: string } | null;
  isOnline: boolean;
  /** The manager's own link by which it is joined; absent without one. */
  joinLink?: string;
  /** A first call of a recruiter with a candidate; absent for interviews. */
  isCall?: boolean;
  /** An interview that the person arranged and others hold, so that it takes none of their time; absent for others. */
  isAside?: boolean;
  /** An interview that the person holds and somebody else arranged; absent for others. */
  isHeld?: boolean;
  /** The version of the event; older entries leave it out. */
  version?: number;
  /** When that version was made; older entries leave it out. */
  changedAt?: string;
}

/** A cancelled meeting, as feeds still show it. */
export interface CancelledEntry extends DayEntry {
  cancelledAt: string;
}

/** So many days calendars elsewhere learn from a feed that a meeting was cancelled. */
const cancelledShownDays = 30;

/** Whether a feed still says that a meeting was cancelled; `now` is ISO UTC. */
export const isCancelledShown = ({ cancelledAt }: Pick<CancelledEntry, 'cancelledAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(cancelledAt) < cancelledShownDays * oneDay;

/**
 * When a person is not free on a UTC day, by event. It is what the calendar reads, and its version is the lock of every
 * booking that touches the day.
 */
export interface CalendarDay {
  userId: number;
  day: string;
  version: number;
  entries: Record<string, DayEntry>;
  /** Meetings that were cancelled a while ago, for calendars elsewhere; they take nobody's time. */
  cancelled?: Record<string, CancelledEntry>;
}

/** A day of a person, as named in a key. */
export interface DayOfPerson {
  userId: number;
  day: string;
}

/** What two people cannot have: an entry in the way, and whose it is. */
export interface Clash {
  userId: number;
  eventId: number;
  entry: DayEntry;
}

/** Thrown when a day or an event is no longer what was read; the booking reads again. */
export const changedMeanwhile = new Error('a day was changed while an event was booked');

/** The days that an event occupies in the calendars of its people; none once it is cancelled. */
export function occupiedDays(event: StoredCalendarEvent | undefined): DayOfPerson[] {
  if (!event || event.state === 'cancelled') return [];
  return event.people.flatMap((userId) => daysOf(event).map((day) => ({ userId, day })));
}

/** What is in the way of an event on these days, but for the events that change with it. */
export function clashesOf(
  event: StoredCalendarEvent,
  days: readonly CalendarDay[],
  changing: ReadonlySet<string>,
): Clash[] {
  if (event.state === 'cancelled') return [];
  const found = days
    .filter(({ userId }) => event.people.includes(userId) && !isAside(event, userId))
    .flatMap(({ userId, entries }) =>
      Object.entries(entries)
        .filter(([id, entry]) => !changing.has(id) && !entry.isAside && overlaps(entry, event))
        .map(([id, entry]): Clash => ({ userId, eventId: Number(id), entry })),
    );
  // Being away twice is no contradiction.
  return event.kind === 'away' ? found.filter(({ entry }) => entry.kind !== 'away') : found;
}

/** More in one day is nobody's plan. Without an end, a day would outgrow its item, and nobody could meet its person. */
const mostPerDay = 100;
/** More cancelled meetings in one day no feed needs to speak of. */
export const mostCancelledPerDay = 30;

/** The days that these events would fill beyond what a day holds. */
export function crowdedDays(
  changes: readonly { before: StoredCalendarEvent | undefined; after: StoredCalendarEvent }[],
  days: readonly CalendarDay[],
): DayOfPerson[] {
  const nameOf = ({ userId, day }: DayOfPerson) => `${userId}|${day}`;
  const added = changes.flatMap(({ before, after }) => {
    const occupied = new Set(occupiedDays(before).map(nameOf));
    return occupiedDays(after).filter((one) => !occupied.has(nameOf(one)));
  });
  const counts = new Map(days.map((day) => [nameOf(day), Object.keys(day.entries).length]));
  return added.filter((one) => {
    const count = (counts.get(nameOf(one)) ?? 0) + 1;
    counts.set(nameOf(one), count);
    return count > mostPerDay;
  });
}

// Once nobody else holds it, who arranged it does.
const isAside = ({ isHostAside = false, manager, people }: StoredCalendarEvent, userId: number): boolean =>
  isHostAside && userId === manager?.id && people.length > 2;

/** How an event is shown in the day of one of its people. */
export function entryFor(event: StoredCalendarEvent, userId: number): DayEntry {
  const { start, end, kind, title, manager, candidate, job, zoomMeetingNumber, joinLink, isCall, version, changedAt } =
    event;
  const other = userId === candidate?.id ? manager : candidate;
  return {
    start,
    end,
    kind,
    title,
    other: kind === 'meeting' ? other : null,
    job,
    isOnline: zoomMeetingNumber !== null,
    ...(joinLink && { joinLink }),
    ...(isCall && { isCall }),
    ...(isAside(event, userId) && { isAside: true }),
    ...(kind === 'meeting' && interviewersOf(event).includes(userId) && { isHeld: true }),
    version,
    changedAt,
  };
}

/** The write of a day with other entries than were read; a booking in between refuses. */
export function calendarDayWrite(
  { userId, day }: DayOfPerson,
  before: CalendarDay | undefined,
  { entries, cancelled }: Pick<CalendarDay, 'entries' | 'cancelled'>,
): SingleWrite {
  const kept = cancelled && Object.keys(cancelled).length > 0 ? { cancelled } : {};
  return {
    put: { ...keys.calendarDay(userId, day), userId, day, version: (before?.version ?? 0) + 1, entries, ...kept },
    when: before ? versionIs(before.version) : isNew,
    refusal: changedMeanwhile,
  };
}

/** What an entry is called for the person whose day it is in. */
export function titleOf({
  kind,
  title,
  other,
  isCall,
}: Pick<DayEntry, 'title' | 'other' | 'isCall'> & { kind: ShownKind }): string {
  return title ?? (kind === 'away' ? awayTitle : meetingTitle(other, isCall));
}

/** The check that a day is as it was read; a booking in between refuses. */
export function calendarDayCheck({ userId, day }: DayOfPerson, read: CalendarDay | undefined): Write {
  const when = read ? versionIs(read.version) : isNew;
  return { check: keys.calendarDay(userId, day), when, refusal: changedMeanwhile };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  calendarDay: {
    holds: 'when a user is not free, with whom they meet and for which job',
    own: (userId) => keys.calendarDay(userId, ''),
    exported: { file: 'calendar' },
    erasure: remove,
  },
  calendarDaysBetween: { leadsTo: 'calendarDay' },
} satisfies PersonalData;

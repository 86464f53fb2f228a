import { oneDay } from '../../../shared/constants/time.ts';
import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import type { BookingOffer } from '../../../shared/model/booking-offer.ts';
import { overlaps, type Span } from '../../../shared/rules/calendar-time.ts';
import type { WorkingWeek } from '../../../shared/model/working-hours.ts';
import { isWorked } from '../../../shared/rules/working-hours.ts';
import { localOf } from '../../../shared/rules/zoned-time.ts';
import type { Write } from '../../platform/table/write.ts';
import { type CalendarDay, calendarDayCheck, type DayEntry, occupiedDays } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';

const minute = 60_000;

/** Somebody who may hold an interview, and what they have in their days. */
export interface Interviewer {
  id: number;
  days: readonly CalendarDay[];
  /** When they work; absent where that does not matter. */
  week?: WorkingWeek | undefined;
}

/** Who holds an interview: all of them, or one where it has a pool; in the order of the plan. */
export interface Interviewers {
  interviewers: readonly Interviewer[];
  pool?: InterviewStep['pool'];
}

/** What is in days that takes their person's time, each entry once. */
export function entriesOf(days: readonly CalendarDay[], moving: number | null): DayEntry[] {
  const entries = new Map(days.flatMap((one) => Object.entries(one.entries)));
  return [...entries].flatMap(([id, entry]) => (Number(id) === moving || entry.isAside ? [] : entry));
}

/** The Monday of the week of a moment on the clock of a zone, as a date. */
export function weekOf(moment: string, zone: string): string {
  const day = Date.parse(localOf(moment, zone).slice(0, 10));
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * oneDay).toISOString().slice(0, 10);
}

/**
 * Who would hold an interview of this offer that begins at a time, in milliseconds; nobody where it cannot be held. A
 * panel needs all. Of a pool it is who held it before it moved, else who has fewest interviews that week on the clock of
 * the offer, and of equals the first named; never beyond the pool's limit (PLUS-54), nor out of anybody's working hours.
 * `isOver` asks no longer who is free.
 */
export function holdersOf(
  offer: Pick<BookingOffer, 'zone' | 'minutes' | 'bufferMinutes' | 'mostPerDay'>,
  { interviewers, pool }: Interviewers,
  { moving, former = [], isOver = false }: { moving: number | null; former?: readonly number[]; isOver?: boolean },
): (start: number) => number[] {
  const all = interviewers.map(({ id, days, week }) => ({
    id,
    week,
    ...occupationOf(entriesOf(days, moving), offer.zone),
  }));
  const [length, buffer] = [offer.minutes * minute, offer.bufferMinutes * minute];
  return (start) => {
    const wide = spanAt(start - buffer, start + length + buffer);
    const itself = spanAt(start, start + length);
    const moment = new Date(start).toISOString();
    const [date, week] = [localOf(moment, offer.zone).slice(0, 10), weekOf(moment, offer.zone)];
    const free = all.filter(
      ({ onDay, entries, week: worked }) =>
        isOver ||
        ((onDay.get(date) ?? 0) < offer.mostPerDay &&
          !entries.some((entry) => overlaps(entry, wide)) &&
          (!worked || isWorked(itself, worked))),
    );
    if (!pool) return free.length === all.length ? free.map(({ id }) => id) : [];
    const within = free
      .map(({ id, inWeek }) => ({ id, count: inWeek.get(week) ?? 0 }))
      .filter(({ count }) => pool.mostPerWeek === null || count < pool.mostPerWeek);
    const kept = within.find(({ id }) => former.includes(id));
    const [least] = kept ? [kept] : within.toSorted((a, b) => a.count - b.count);
    return least ? [least.id] : [];
  };
}

/** A person's entries, with how many interviews they have on each day and in each week. */
function occupationOf(entries: DayEntry[], zone: string) {
  const [onDay, inWeek] = [new Map<string, number>(), new Map<string, number>()];
  for (const { kind, start } of entries) {
    if (kind !== 'meeting') continue;
    for (const [counts, key] of [
      [onDay, localOf(start, zone).slice(0, 10)],
      [inWeek, weekOf(start, zone)],
    ] as const)
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { entries, onDay, inWeek };
}

/** A span of milliseconds in ISO UTC. */
export const spanAt = (start: number, end: number): Span => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

/** The checks that somebody's week, but for the days that a meeting is written into, is as it was read. */
export function weekChecks(meeting: StoredCalendarEvent, { id: userId, days }: Interviewer): Write[] {
  const monday = Date.parse(weekOf(meeting.start, meeting.zone));
  const written = new Set(occupiedDays(meeting).map(({ day }) => day));
  // A day more on each side covers every zone.
  const week = Array.from({ length: 9 }, (_, at) => new Date(monday + (at - 1) * oneDay).toISOString().slice(0, 10));
  return week
    .filter((day) => !written.has(day))
    .map((day) =>
      calendarDayCheck(
        { userId, day },
        days.find((one) => one.day === day),
      ),
    );
}

/** Whether who has fewest interviews of a pool, and is below its limit, was decided by these very days. */
export const isAsRead = (interviewers: readonly Interviewer[], days: readonly CalendarDay[]): boolean =>
  days.every(({ userId, day, version }) => {
    const one = interviewers.find(({ id }) => id === userId);
    return !one || one.days.find((found) => found.day === day)?.version === version;
  });

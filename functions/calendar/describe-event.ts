import type { CalendarEvent, CalendarItem } from '../../shared/model/calendar.ts';
import { awayTitle, meetingTitle } from '../../shared/model/calendar.ts';
import type { Span } from '../../shared/rules/calendar-time.ts';
import { overlaps } from '../../shared/rules/calendar-time.ts';
import type { CalendarDay, DayEntry } from '../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../records/calendar-event.ts';

/** An event as one of its people reads it. */
export function describeEvent(event: StoredCalendarEvent, readerId: number): CalendarEvent {
  const { kind, manager, candidate } = event;
  const other = kind === 'meeting' ? (readerId === manager?.id ? candidate : manager) : null;
  return {
    ...event,
    title: titleOf({ ...event, other }),
    candidateId: candidate?.id ?? null,
    managerId: manager?.id ?? null,
  };
}

/** What a person's days hold between two moments, each event once, earliest first. */
export function itemsBetween(days: readonly CalendarDay[], range: Span): CalendarItem[] {
  const entries = new Map(days.flatMap((day) => Object.entries(day.entries)));
  return [...entries]
    .filter(([, entry]) => overlaps(entry, range))
    .map(([id, entry]): CalendarItem => ({
      ...entry,
      id: Number(id),
      title: titleOf(entry),
      rendering: entry.kind === 'away' ? 'background' : null,
    }))
    .toSorted((a, b) => (a.start === b.start ? a.id - b.id : a.start < b.start ? -1 : 1));
}

/** What an entry is called for the person whose day it is in. */
export function titleOf({ title, other }: Pick<DayEntry, 'title' | 'other'>): string {
  return title ?? (other ? meetingTitle(other) : awayTitle);
}

import type { CalendarEvent, CalendarItem, ProvidedRoom } from '../../../shared/model/calendar.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { Span } from '../../../shared/rules/calendar-time.ts';
import { overlaps } from '../../../shared/rules/calendar-time.ts';
import { titleOf } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { ShownDay } from './interviews.store.ts';

interface Beside {
  room?: ProvidedRoom | undefined;
  interviewers?: readonly PersonReference[];
}

/**
 * An event as one of its people reads it, with who holds it beside its manager; number and password are the provider's
 * where one holds it.
 */
export function describeEvent(
  event: StoredCalendarEvent,
  readerId: number,
  { room, interviewers = [] }: Beside = {},
): CalendarEvent {
  const { kind, manager, candidate } = event;
  const other = kind === 'meeting' ? (readerId === candidate?.id ? manager : candidate) : null;
  const held = event.zoomMeetingNumber !== null && event.state === 'booked' ? room : undefined;
  return {
    ...event,
    title: titleOf({ ...event, other }),
    candidateId: candidate?.id ?? null,
    managerId: manager?.id ?? null,
    ...(interviewers.length > 0 && { interviewers: [...interviewers] }),
    ...(held && { zoomMeetingNumber: held.number }),
    // A provider that asks for no password leaves the one that opens the product's page of it.
    ...(held?.password && { zoomMeetingPassword: held.password }),
    joinLink: event.joinLink ?? null,
    joinUrl: (event.state === 'booked' ? event.joinLink : null) ?? held?.joinUrl ?? null,
  };
}

/** What a person's days hold between two moments, each event once, earliest first. */
export function itemsBetween(days: readonly ShownDay[], range: Span): CalendarItem[] {
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

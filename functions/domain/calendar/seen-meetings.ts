import type { Role } from '../../../shared/constants/roles.ts';
import type { CalendarDay } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { hidingIn } from '../people/hidden-from.ts';
import type { Table } from '../../platform/table/table.ts';

interface Reader {
  id: number;
  role: Role;
}
type Entries<E> = Record<string, E>;

/**
 * Meetings as their people see them: one that was booked before its candidate hid from its reader stays where it is and
 * names nobody (PLUS-40).
 */
export function seenMeetingsIn(table: Table) {
  const { shownAmong } = hidingIn(table);

  /** Those of these rows whose candidates do not hide from the reader. */
  async function ofShown<R extends { candidate: { id: number } | null }>(reader: Reader, rows: readonly R[]) {
    const shown = await shownTo(
      reader,
      rows.flatMap(({ candidate }) => candidate?.id ?? []),
    );
    return rows.filter(({ candidate }) => !candidate || shown(candidate.id));
  }

  /** An event, without its candidate where they hide from the reader. */
  async function seenEvent(reader: Reader, event: StoredCalendarEvent): Promise<StoredCalendarEvent> {
    const [seen] = await ofShown(reader, [event]);
    return seen ?? { ...event, candidate: null };
  }

  /** Days of the reader's, without the names of candidates who hide from them; one call for all. */
  async function seenDays(reader: Reader, days: readonly CalendarDay[]): Promise<readonly CalendarDay[]> {
    const met = days.flatMap(({ entries, cancelled = {} }) =>
      [...Object.values(entries), ...Object.values(cancelled)].flatMap(({ other }) => other?.id ?? []),
    );
    const shown = await shownTo(reader, met);
    const seen = <E extends CalendarDay['entries'][string]>(entries: Entries<E>): Entries<E> =>
      Object.fromEntries(
        Object.entries(entries).map(([id, entry]) => [
          id,
          entry.other && !shown(entry.other.id) ? { ...entry, other: null } : entry,
        ]),
      );
    return days.map((day) => ({
      ...day,
      entries: seen(day.entries),
      ...(day.cancelled && { cancelled: seen(day.cancelled) }),
    }));
  }

  // Candidates meet managers, who do not hide.
  async function shownTo(reader: Reader, ids: readonly number[]): Promise<(id: number) => boolean> {
    if (reader.role === 'candidate' || ids.length === 0) return () => true;
    const shown = await shownAmong(reader, ids);
    return (id) => shown.has(id);
  }

  return { ofShown, seenEvent, seenDays };
}

import type { ShownKind } from '../../../shared/model/calendar.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { CancelledEntry, DayEntry } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { seenMeetingsIn } from '../../domain/calendar/seen-meetings.ts';

/** What is shown of a day: a person's own entries, and interviews that are not theirs. */
export interface ShownDay {
  entries: Record<string, Omit<DayEntry, 'kind'> & { kind: ShownKind }>;
  cancelled?: Record<string, Omit<CancelledEntry, 'kind'> & { kind: ShownKind }>;
}

/** Reads calendars as their owners see them, a recruiter's with the interviews of whom they put forward (PLUS-48). */
export function interviewsStore(table: Table) {
  const { daysBetween } = calendarsIn(table);
  const { ofShown, seenDays } = seenMeetingsIn(table);

  /** The meetings of candidates whom a recruiter put forward that end later, cancelled ones too, without those of who hides. */
  async function meetingsAfter(recruiterId: number, moment: string): Promise<StoredCalendarEvent[]> {
    const interviews = await table.query(keys.interviewsOf(recruiterId), { consistent: true });
    const later = interviews.filter(({ end }) => end > moment);
    const meetings = await table.batchGet(
      later.map(({ eventId }) => keys.calendarEvent(eventId)),
      { consistent: true },
    );
    return ofShown(
      { id: recruiterId, role: 'recruiter' },
      meetings.flatMap((meeting) => (meeting?.recruiterId === recruiterId ? meeting : [])),
    );
  }

  /** The meetings that a recruiter's coming interviews are, without those of who hides, in no order. */
  async function interviewsOf(recruiterId: number, now: string): Promise<StoredCalendarEvent[]> {
    return (await meetingsAfter(recruiterId, now)).filter(({ state }) => state === 'booked');
  }

  /** What a person's calendar shows from one UTC day to another, both included. */
  async function shownDays(
    reader: Pick<Reader, 'id' | 'role'>,
    first: string,
    last: string,
  ): Promise<readonly ShownDay[]> {
    const [own, meetings] = await Promise.all([
      daysBetween(reader.id, first, last).then((days) => seenDays(reader, days)),
      reader.role === 'recruiter' ? meetingsAfter(reader.id, first) : [],
    ]);
    const shown = meetings.flatMap((meeting) => {
      const entry = entryOf(meeting);
      return entry && meeting.start.slice(0, 10) <= last ? [{ meeting, entry }] : [];
    });
    const of = (state: StoredCalendarEvent['state']) => shown.filter(({ meeting }) => meeting.state === state);
    return [
      ...own,
      {
        entries: Object.fromEntries(of('booked').map(({ meeting, entry }) => [meeting.id, entry])),
        cancelled: Object.fromEntries(
          of('cancelled').map(({ meeting, entry }) => [meeting.id, { ...entry, cancelledAt: meeting.changedAt }]),
        ),
      },
    ];
  }

  return { interviewsOf, shownDays };
}

const nameOf = ({ firstName, lastName }: PersonReference): string => `${firstName} ${lastName}`.trim();

// How the two talk is theirs; the recruiter reads who meets whom.
function entryOf(meeting: StoredCalendarEvent): ShownDay['entries'][string] | undefined {
  const { start, end, manager, candidate, job, zoomMeetingNumber, version, changedAt } = meeting;
  if (!manager || !candidate) return undefined;
  const title = `${nameOf(candidate)} meets ${nameOf(manager)}`;
  const isOnline = zoomMeetingNumber !== null;
  return { start, end, kind: 'interview', title, other: candidate, job, isOnline, version, changedAt };
}

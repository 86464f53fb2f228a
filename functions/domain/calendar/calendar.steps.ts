import type { AnyEvent } from '../../../events/catalogue.ts';
import { again } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { unrepeated, type Write } from '../../platform/table/write.ts';
import type { CalendarDay, CancelledEntry, DayOfPerson } from '../../records/calendar-day.ts';
import {
  calendarDayWrite,
  changedMeanwhile,
  entryFor,
  isCancelledShown,
  mostCancelledPerDay,
  occupiedDays,
} from '../../records/calendar-day.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import { calendarEventWrites } from '../../records/calendar-event.ts';
import { datedInterviewWrites, metInterviewWrite, type StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { idBeside } from './compose-event.ts';
import { datedInterview, interviewAfterMeeting } from './interview-of-place.ts';
import { seenMeetingsIn } from './seen-meetings.ts';

/** What is saved together: changed events, and what is said about them. */
export interface Arrangement {
  changes: readonly CalendarChange[];
  events: readonly AnyEvent[];
  /** What is written with them; a write that refuses with `changedMeanwhile` makes everything be read again. */
  also?: readonly Write[];
  /** Whether `also` writes the interview of the candidate's place; without it the place follows its meeting. */
  isPlaceWritten?: boolean;
}

type Judge = (changes: readonly CalendarChange[], days: readonly CalendarDay[]) => void;

const lastDay = '9999-12-31';

/** Reads and saves the calendars of people. */
export function calendarsIn(table: Table) {
  const { seenDays } = seenMeetingsIn(table);

  /** An event, strongly consistent; undefined when there is none. */
  async function event(eventId: number): Promise<StoredCalendarEvent | undefined> {
    return table.get(keys.calendarEvent(eventId), { consistent: true });
  }

  /** The days of a person from one UTC day to another, both included; one call, strongly consistent. */
  async function daysBetween(userId: number, first: string, last: string): Promise<CalendarDay[]> {
    return table.query(keys.calendarDaysBetween(userId, first, last), { consistent: true });
  }

  /** The meetings of a person that touch the UTC day of this moment or a later one, by id. */
  async function meetingsFrom(userId: number, at: string): Promise<number[]> {
    const days = await daysBetween(userId, at.slice(0, 10), lastDay);
    const entries = days.flatMap((day) => Object.entries(day.entries));
    return [...new Set(entries.flatMap(([id, { kind, end }]) => (kind === 'meeting' && end > at ? [Number(id)] : [])))];
  }

  /** The meetings in the days of a person from this moment on that feeds still show as cancelled, by id. */
  async function cancelledFrom(userId: number, at: string): Promise<number[]> {
    const days = await daysBetween(userId, at.slice(0, 10), lastDay);
    return [...new Set(days.flatMap((day) => Object.keys(day.cancelled ?? {}).map(Number)))];
  }

  /**
   * Changes events: reads the days that they occupy, lets `judge` refuse what is in the way, and saves days, events and
   * outbox in one transaction that another booking of the same days refuses. Then everything is read and judged again,
   * so that nobody is refused for a time that was free, and nobody booked twice (PLUS-06).
   */
  async function arrange(decide: () => Promise<Arrangement>, judge: Judge): Promise<readonly CalendarChange[]> {
    return again(
      async () => {
        const { changes, events, also = [], isPlaceWritten = false } = await decide();
        if (changes.length === 0 && also.length === 0) return changes;
        const concerned = distinct(changes.flatMap(({ before, after }) => [before, after].flatMap(occupiedDays)));
        const meetings = isPlaceWritten ? [] : changes.filter(isAboutPlace);
        const found = await table.batchGet(
          [
            ...concerned.map(({ userId, day }) => keys.calendarDay(userId, day)),
            ...meetings.map(({ after }) => keys.candidateOnJob(after.jobId ?? 0, after.candidate?.id ?? 0)),
          ],
          { consistent: true },
        );
        const days = found.slice(0, concerned.length).map((day) => (day && 'entries' in day ? day : undefined));
        const places = found.slice(concerned.length).map((place) => (place && 'job' in place ? place : undefined));
        await judged(
          judge,
          changes,
          days.flatMap((day) => day ?? []),
        );
        await table.write(
          unrepeated([
            ...concerned.map((one, place) =>
              calendarDayWrite(one, days[place], {
                entries: entriesAfter(one, days[place], changes),
                cancelled: cancelledAfter(one, days[place], changes),
              }),
            ),
            ...changes.flatMap(({ before, after }) => calendarEventWrites(before, after, changedMeanwhile)),
            ...placesFollow(meetings, places, events),
            ...also,
            ...events.map(eventWrite),
          ]),
          { onConflict: changedMeanwhile },
        );
        return changes;
      },
      (error) => error === changedMeanwhile,
    );
  }

  /** Judges changes; what refuses them says whom a person meets then, but for candidates who hide from them (PLUS-40). */
  async function judged(judge: Judge, changes: readonly CalendarChange[], days: readonly CalendarDay[]): Promise<void> {
    try {
      judge(changes, days);
    } catch (refusal) {
      // Whose calendar it is in: nothing of the candidate's days is said, so nothing is read for them.
      const people = [...new Set(changes.flatMap(({ after }) => after.manager?.id ?? after.people))];
      const role = changes.some(({ after }) => after.isCall) ? ('recruiter' as const) : ('manager' as const);
      const seen = await inGroups(people, (id) =>
        seenDays(
          { id, role },
          days.filter(({ userId }) => userId === id),
        ),
      );
      judge(changes, seen.flat());
      throw refusal;
    }
  }

  return { event, daysBetween, meetingsFrom, cancelledFrom, arrange };
}
export type Calendars = ReturnType<typeof calendarsIn>;

const nameOf = ({ userId, day }: DayOfPerson): string => `${userId}|${day}`;

function distinct(days: readonly DayOfPerson[]): DayOfPerson[] {
  return [...new Map(days.map((one) => [nameOf(one), one])).values()];
}

function entriesAfter(
  one: DayOfPerson,
  before: CalendarDay | undefined,
  changes: readonly CalendarChange[],
): CalendarDay['entries'] {
  const entries = { ...before?.entries };
  for (const { after } of changes) {
    delete entries[after.id];
    if (occupiedDays(after).some((day) => nameOf(day) === nameOf(one))) entries[after.id] = entryFor(after, one.userId);
  }
  return entries;
}

// Feeds say that a meeting was cancelled, so the day remembers it for a while, without a write of its own.
function cancelledAfter(
  one: DayOfPerson,
  before: CalendarDay | undefined,
  changes: readonly CalendarChange[],
): Record<string, CancelledEntry> {
  const at =
    changes
      .map(({ after }) => after.changedAt)
      .toSorted()
      .at(-1) ?? '';
  const isIn = ({ people, state }: StoredCalendarEvent) => state === 'booked' && people.includes(one.userId);
  const booked = new Set(changes.flatMap(({ after }) => (isIn(after) ? [String(after.id)] : [])));
  const kept = Object.entries(before?.cancelled ?? {}).filter(
    ([id, entry]) => !booked.has(id) && isCancelledShown(entry, at),
  );
  const added = changes
    .filter(({ after }) => after.kind === 'meeting' && !isIn(after))
    .filter(({ before: former }) => occupiedDays(former).some((day) => nameOf(day) === nameOf(one)))
    .map(
      ({ after }) =>
        [after.id, { ...entryFor(after, one.userId), ...unnamed(after, one), cancelledAt: after.changedAt }] as const,
    );
  const newest = [...kept, ...added].toSorted(([, a], [, b]) => (a.cancelledAt < b.cancelledAt ? 1 : -1));
  return Object.fromEntries(newest.slice(0, mostCancelledPerDay));
}

// Nothing leads from a person to the days of who met them no longer, so these name nobody.
const unnamed = ({ people }: StoredCalendarEvent, { userId }: DayOfPerson) =>
  people.includes(userId) ? {} : { other: null, job: null };

const isAboutPlace = ({ after: { kind, jobId, candidate } }: CalendarChange): boolean =>
  kind === 'meeting' && jobId !== null && candidate !== null;

/** The writes by which the interviews of candidates on jobs follow their meetings, so that both have one date. */
function placesFollow(
  meetings: readonly CalendarChange[],
  places: readonly (StoredCandidateOnJob | undefined)[],
  [said]: readonly AnyEvent[],
): Write[] {
  return meetings.flatMap((change, index) => {
    const place = places[index];
    const interview = place && interviewAfterMeeting(place, change);
    if (!interview || !said) return [];
    if (interview.interviewAt === place.interviewAt && interview.meetingId !== undefined)
      return [metInterviewWrite(place, interview.meetingId, changedMeanwhile)];
    const circumstances = { actor: said.actor, at: said.time, id: idBeside(said.id, index), isMeeting: true };
    return datedInterviewWrites(datedInterview(place, interview, circumstances), changedMeanwhile);
  });
}

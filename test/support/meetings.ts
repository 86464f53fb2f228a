import { addOwnEventHandler } from '../../functions/features/calendar/own-event.handlers.ts';
import {
  bookMeetingHandler,
  cancelMeetingHandler,
  changeMeetingHandler,
} from '../../functions/features/calendar/meeting.handlers.ts';
import { calendarStore } from '../../functions/features/calendar/calendar.store.ts';
import { listCalendarHandler } from '../../functions/features/calendar/calendar.handlers.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { sharedJobWrite } from '../../functions/domain/jobs/shared-jobs.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import { isInProcess } from '../../shared/constants/pipeline.ts';
import { calendarEvent, calendarItem, type CalendarEvent, type CalendarItem } from '../../shared/model/calendar.ts';
import { aCandidateOnJob, aClock, anActor } from './builders.ts';
import { handled, resultOf } from './handle.ts';
import type { LocalTable } from './local-table.ts';

/** The day on which built meetings take place; the clock shows the first of September. */
export const meetingDay = '2026-09-08';
export const zone = 'America/New_York';

/** A span on the built day, in UTC: `at('09:00', 30)`. */
export function at(time: string, minutes = 60, day = meetingDay): { start: string; end: string; zone: string } {
  const start = new Date(`${day}T${time}:00.000Z`);
  return { start: start.toISOString(), end: new Date(start.getTime() + minutes * 60_000).toISOString(), zone };
}

/** Calendars on a local table, by the real handlers: the built candidate is on a job of the built manager. */
export async function openMeetings(local: LocalTable) {
  return meetingsOn(openTable(local.tableName, local.documents));
}

/** The same on any table. */
export function meetingsOn(table: Table) {
  const clock = aClock();
  const needs = { clock, calendarStore: calendarStore(table) };
  const [manager, candidate] = [anActor('manager'), anActor('candidate')];

  /** Puts a candidate on a job of a manager, with or without a recruiter. */
  async function introduce(who: Actor = candidate, by: Actor = manager, over: object = {}): Promise<number> {
    const jobId = clock.newId();
    const { id, firstName, lastName, avatar } = who;
    const onJob = aCandidateOnJob({
      jobId,
      candidateId: id,
      candidate: { id, firstName, lastName, avatar },
      managerId: by.id,
      job: { id: jobId, title: 'ICU registered nurse, nights', points: 500 },
      ...over,
    });
    const listed = isInProcess(onJob.status) ? { ...keys.candidatesInProcess(by.id), gsi1sk: onJob.createdAt } : {};
    await table.write([
      { put: { ...onJob, ...keys.candidateOnJob(jobId, id), ...listed } },
      { put: { ...keys.jobGate(jobId), jobId, managerId: by.id, status: 'signed' } },
      sharedJobWrite(id, by.id, jobId),
    ]);
    return jobId;
  }

  /** Books a meeting of the built people, or of others. */
  async function booked(body: object, by: Actor = manager): Promise<CalendarEvent> {
    const call = { body: { candidateId: candidate.id, ...body }, actor: by };
    return parsed(await handled(bookMeetingHandler, call, needs));
  }

  /** Moves or changes a meeting. */
  async function moved(eventId: number, body: object, by: Actor = manager): Promise<CalendarEvent> {
    return parsed(await handled(changeMeetingHandler, { params: { eventId }, body, actor: by }, needs));
  }

  /** Cancels a meeting. */
  async function cancelled(eventId: number, by: Actor = manager) {
    return resultOf(cancelMeetingHandler, { params: { eventId }, actor: by }, needs);
  }

  /** Adds an event of the candidate's own. */
  async function ownEvent(body: object, by: Actor = candidate): Promise<CalendarEvent> {
    return parsed(await handled(addOwnEventHandler, { body, actor: by }, needs));
  }

  /** What a person's calendar shows on the built day. */
  async function calendarOf(reader: Actor): Promise<CalendarItem[]> {
    const query = { from: `${meetingDay}T00:00:00.000Z`, to: '2026-09-20T00:00:00.000Z' };
    const { result } = await handled(listCalendarHandler, { query, actor: reader }, needs);
    return result.map((item) => calendarItem.parse(item));
  }

  /** Every entry of these people's days, as `person day event start end`. */
  async function entriesOf(userIds: readonly number[]): Promise<string[]> {
    const days = await Promise.all(
      userIds.map((id) => table.query(keys.calendarDaysBetween(id, '2026-01-01', '2027-12-31'), { consistent: true })),
    );
    return days
      .flat()
      .flatMap(({ userId, day, entries }) =>
        Object.entries(entries).map(([id, { start, end }]) => `${userId} ${day} ${id} ${start} ${end}`),
      )
      .toSorted();
  }

  return { ...needs, table, manager, candidate, introduce, booked, moved, cancelled, ownEvent, calendarOf, entriesOf };
}
export type Meetings = Awaited<ReturnType<typeof openMeetings>>;

const parsed = ({ result }: { result: unknown }): CalendarEvent => calendarEvent.parse(result);

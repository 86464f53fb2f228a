import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { daysOf } from '../../shared/rules/calendar-time.ts';
import type { Span } from '../../shared/rules/calendar-time.ts';
import { refuse } from '../door/refusal.ts';
import type { CalendarDay } from '../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../records/calendar-event.ts';
import { calendarsIn } from '../records/calendar.steps.ts';
import type { StoredCandidateOnJob } from '../records/candidate-on-job.ts';
import { hidingIn } from '../records/hiding.ts';
import type { JobGate } from '../records/job.ts';
import type { MeetingSeat } from '../records/meeting-seat.ts';
import { seatNotesWrite, seatTakenWrite } from '../records/meeting-seat.ts';
import type { SharedJobs } from '../records/shared-jobs.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { MeetingPartner } from './compose-event.ts';

/** Reads calendars, and whom a manager may meet. */
export function calendarStore(table: Table) {
  const calendars = calendarsIn(table);
  const { withoutHidden } = hidingIn(table);

  /** What a person has between two moments; one call. */
  async function daysIn(userId: number, range: Span): Promise<CalendarDay[]> {
    const days = daysOf(range);
    return calendars.daysBetween(userId, days[0] ?? '', days.at(-1) ?? '');
  }

  /** An event of the person's; another user's is as missing as none. */
  async function ownEvent(
    userId: number,
    eventId: number,
    kind?: StoredCalendarEvent['kind'],
  ): Promise<StoredCalendarEvent> {
    const event = await calendars.event(eventId);
    if (!event?.people.includes(userId) || (kind && event.kind !== kind))
      throw refuse.notFound('There is no such event in your calendar');
    return event;
  }

  /** The candidate whom the manager wants to meet, on this job or any of the manager's; refuses anybody else. */
  async function partner(managerId: number, candidateId: number, jobId: number | null): Promise<MeetingPartner> {
    const [onJob] = (await onJobsOf(managerId, candidateId, jobId === null ? undefined : [jobId])).toSorted((a, b) =>
      a.createdAt < b.createdAt ? 1 : -1,
    );
    if (!onJob)
      throw refuse.notFound('This candidate is not on one of your jobs', jobId === null ? 'candidateId' : 'jobId');
    const { candidate, recruiterId, job } = onJob;
    return { candidate, recruiterId, job: jobId === null ? null : { id: job.id, title: job.title } };
  }

  async function onJobsOf(managerId: number, candidateId: number, jobIds?: number[]): Promise<CandidateOnJob[]> {
    const ids = jobIds ?? [
      ...((await table.get<SharedJobs>(keys.sharedJobs(candidateId, managerId), { consistent: true }))?.jobIds ?? []),
    ];
    if (ids.length === 0) return [];
    const found = await table.batchGet<StoredCandidateOnJob>(
      ids.map((id) => keys.candidateOnJob(id, candidateId)),
      { consistent: true },
    );
    return shownTo(
      managerId,
      found.flatMap((onJob) => (onJob?.managerId === managerId ? [onJob] : [])),
    );
  }

  const shownTo = async (managerId: number, places: readonly StoredCandidateOnJob[]) =>
    withoutHidden({ id: managerId, role: 'manager' }, places, { hasMet: true });

  /** Candidates on the manager's open jobs between Submitted and the decision, once each. */
  async function candidatesOf(managerId: number): Promise<PersonReference[]> {
    const onJobs = await shownTo(
      managerId,
      await table.query<StoredCandidateOnJob>(keys.candidatesInProcess(managerId)),
    );
    return [...new Map(onJobs.map(({ candidate }) => [candidate.id, candidate])).values()];
  }

  /** The manager's open jobs that the candidate is on. */
  async function openJobsWith(managerId: number, candidateId: number): Promise<{ id: number; title: string }[]> {
    const onJobs = await onJobsOf(managerId, candidateId);
    const gates = await table.batchGet<JobGate>(onJobs.map(({ jobId }) => keys.jobGate(jobId)));
    return onJobs.flatMap(({ job }, place) =>
      gates[place]?.status === 'signed' ? [{ id: job.id, title: job.title }] : [],
    );
  }

  /** The seats of a meeting's people; those who never came have none. Strongly consistent, so that a save is seen. */
  async function seatsOf({ id, people }: Pick<StoredCalendarEvent, 'id' | 'people'>): Promise<MeetingSeat[]> {
    const seats = await table.batchGet<MeetingSeat>(
      people.map((userId) => keys.meetingSeat(userId, id)),
      { consistent: true },
    );
    return seats.flatMap((seat) => seat ?? []);
  }

  /** Records that somebody is in a room now; without a time, that they left. */
  async function takeSeat(userId: number, eventId: number, seenAt: string | undefined): Promise<void> {
    await table.writeOne(seatTakenWrite(userId, eventId, seenAt));
  }

  /** Saves somebody's own notes of a meeting. */
  async function saveNotes(userId: number, eventId: number, notes: string): Promise<void> {
    await table.writeOne(seatNotesWrite(userId, eventId, notes));
  }

  const { event, arrange } = calendars;
  return { daysIn, event, ownEvent, partner, candidatesOf, openJobsWith, arrange, seatsOf, takeSeat, saveNotes };
}
export type CalendarStore = ReturnType<typeof calendarStore>;

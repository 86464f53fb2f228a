import { openStatus } from '../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { daysOf } from '../../../shared/rules/calendar-time.ts';
import type { Span } from '../../../shared/rules/calendar-time.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { interviewersOf, type StoredCalendarEvent } from '../../records/calendar-event.ts';
import { closedOrHeld } from '../../../shared/rules/open-job.ts';
import { actingChecks, jobTeamsIn, teamWrites } from '../../domain/jobs/job-team.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { jobsOnTeam } from '../../records/job-member.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { Held } from '../../domain/calendar/hold-meeting.ts';
import { holdingIn } from '../../domain/calendar/hold-meeting.steps.ts';
import { type BookedMeeting, interviewsIn } from '../../domain/calendar/interviews.steps.ts';
import { seenMeetingsIn } from '../../domain/calendar/seen-meetings.ts';
import type { Position } from '../../domain/pipeline/change-candidate-status.ts';
import type { StatusChange, StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import type { MeetingSeat } from '../../records/meeting-seat.ts';
import { seatNotesWrite, seatTakenWrite } from '../../records/meeting-seat.ts';
import type { StoredRoom } from '../../records/provided-room.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { callsStore } from './calls.store.ts';
import { interviewsStore, type ShownDay } from './interviews.store.ts';
import type { MeetingPartner } from '../../domain/calendar/compose-event.ts';

/** An event, and where a provider holds it. */
export interface EventWithRoom {
  event: StoredCalendarEvent;
  room: StoredRoom | undefined;
}

const actsNoMore = refuse.notFound('You no longer work on this job; its manager changes the interview');
const teamChanged = refuse.conflict('The interviewers of this job were changed meanwhile; try again');

/** Reads calendars, and whom a manager may meet. */
export function calendarStore(table: Table) {
  const calendars = calendarsIn(table);
  const holding = holdingIn(table);
  const { withoutHidden } = hidingIn(table);
  const { seenBy, sharedOf } = jobTeamsIn(table);
  const { seenEvent } = seenMeetingsIn(table);
  const { shownDays } = interviewsStore(table);

  /** What a person's calendar shows between two moments. */
  async function daysIn(reader: Pick<Reader, 'id' | 'role'>, range: Span): Promise<readonly ShownDay[]> {
    const days = daysOf(range);
    return shownDays(reader, days[0] ?? '', days.at(-1) ?? '');
  }

  /** An event of the person's, and of meetings one that they arranged; another user's is as missing as none. */
  async function ownEvent(
    userId: number,
    eventId: number,
    kind?: StoredCalendarEvent['kind'],
  ): Promise<StoredCalendarEvent> {
    const event = await calendars.event(eventId);
    return judgedOwn(event, userId, kind);
  }

  /** The checks that who arranged a meeting still acts on the job that it is about; refuses who does not. */
  async function stillArranging({ kind, jobId }: StoredCalendarEvent, userId: number): Promise<Write[]> {
    if (kind !== 'meeting' || jobId === null) return [];
    return actingChecks(table, { jobId, userId }, { not: actsNoMore, meanwhile: changedMeanwhile });
  }

  /** The checks that an offer's host still acts on its job, which is not closed; a change meanwhile makes it be read again. */
  async function stillHosting(jobId: number, userId: number): Promise<Write[]> {
    return actingChecks(
      table,
      { jobId, userId },
      { not: changedMeanwhile, meanwhile: changedMeanwhile, isRunning: true },
    );
  }

  /** The same, with its room at a provider; one call. */
  async function ownEventWithRoom(userId: number, eventId: number): Promise<EventWithRoom> {
    const found = await eventWithRoom(eventId);
    return { event: judgedOwn(found?.event, userId), room: found?.room };
  }

  /** An event and its room at a provider; undefined where there is none. One call, strongly consistent. */
  async function eventWithRoom(eventId: number): Promise<EventWithRoom | undefined> {
    const places = [keys.calendarEvent(eventId), keys.providedRoom(eventId)];
    const [event, room] = await table.batchGet(places, { consistent: true });
    return event && { event: event as StoredCalendarEvent, room: room as StoredRoom | undefined };
  }

  /** The online meeting of this number: the product's own, which is the meeting's, or the provider's. */
  async function meetingOfNumber(userId: number, number: number, now: string): Promise<EventWithRoom | undefined> {
    const found = await eventWithRoom(number);
    if (found) return found;
    const ids = await calendars.meetingsFrom(userId, now);
    const rooms = await table.batchGet(ids.map((id) => keys.providedRoom(id)));
    const room = rooms.find((one) => one?.number === String(number));
    return room && eventWithRoom(room.eventId);
  }

  function judgedOwn(
    event: StoredCalendarEvent | undefined,
    userId: number,
    kind?: StoredCalendarEvent['kind'],
  ): StoredCalendarEvent {
    if (!event?.people.includes(userId) || (kind && event.kind !== kind)) throw noSuch('event in your calendar');
    if (kind === 'meeting' && event.manager?.id !== userId) throw refuse.notFound('Only who arranged it changes it');
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
    if (jobId === null) return { candidate, recruiterId, job: null };
    return { candidate, recruiterId, job: { id: job.id, title: job.title }, place: onJob };
  }

  async function onJobsOf(managerId: number, candidateId: number, jobIds?: number[]): Promise<CandidateOnJob[]> {
    const ids = jobIds ?? (await jobsTogether(managerId, candidateId));
    if (ids.length === 0) return [];
    const found = await table.batchGet(
      ids.map((id) => keys.candidateOnJob(id, candidateId)),
      { consistent: true },
    );
    const manager = { id: managerId, role: 'manager' as const };
    const places = await inGroups(
      found.flatMap((onJob) => onJob ?? []),
      (onJob) => seenBy(onJob, manager),
    );
    return shownTo(
      managerId,
      places.filter((place) => place.managerId === managerId || place.team),
    );
  }

  /** The jobs on which the two may have met: the manager's own, and those with which they help. */
  async function jobsTogether(managerId: number, candidateId: number): Promise<number[]> {
    const [shared, helped] = await Promise.all([
      table.get(keys.sharedJobs(candidateId, managerId), { consistent: true }),
      jobsOnTeam(table, managerId),
    ]);
    return [...new Set([...(shared?.jobIds ?? []), ...helped])];
  }

  const shownTo = async (managerId: number, places: readonly StoredCandidateOnJob[]) =>
    withoutHidden({ id: managerId, role: 'manager' }, places);

  /** Candidates between Submitted and the decision on the manager's open jobs, and on those they help with, once each. */
  async function candidatesOf(managerId: number): Promise<PersonReference[]> {
    const listOf = async (id: number) => table.query(keys.candidatesInProcess(id));
    const [own, shared] = await Promise.all([listOf(managerId), sharedOf(managerId, listOf)]);
    const onJobs = await shownTo(managerId, [...own, ...shared]);
    return [...new Map(onJobs.map(({ candidate }) => [candidate.id, candidate])).values()];
  }

  /** The open jobs that the candidate is on of those which are the manager's, or with which they help. */
  async function openJobsWith(managerId: number, candidateId: number) {
    const onJobs = await onJobsOf(managerId, candidateId);
    const [gates, plans] = await readLists(table, [
      onJobs.map(({ jobId }) => keys.jobGate(jobId)),
      onJobs.map(({ jobId }) => keys.interviewPlan(jobId)),
    ]);
    return onJobs.flatMap(({ job, status }, place) => {
      const steps = (plans[place]?.steps ?? []).filter(({ interviewers }) => interviewers.length > 0);
      const named = steps.map(({ id, title }) => ({ id, title }));
      return gates[place]?.status === openStatus ? [{ id: job.id, title: job.title, status, steps: named }] : [];
    });
  }

  /** The candidate on the job that a meeting is about, with the job's status; strongly consistent. */
  async function placeOf({ jobId }: StoredCalendarEvent, candidateId: number, managerId: number): Promise<Position> {
    const position = await positionOf(jobId ?? 0, candidateId, managerId);
    if (!position) throw refuse.notFound('This candidate is not on one of your jobs', 'jobId');
    return position;
  }

  /** The candidate on the job as this manager sees them, with its status; undefined where either is gone. Consistent. */
  async function positionOf(jobId: number, candidateId: number, managerId: number): Promise<Position | undefined> {
    const places = [keys.candidateOnJob(jobId, candidateId), keys.jobGate(jobId)] as const;
    const [onJob, gate] = await table.batchGet(places, { consistent: true });
    if (!onJob || !gate) return undefined;
    return { onJob: await seenBy(onJob, { id: managerId, role: 'manager' }), jobStatus: gate.status };
  }

  /** A meeting with those who hold the interview that it is; undefined where it is none. */
  async function held(
    meeting: StoredCalendarEvent,
    place: CandidateOnJob | undefined,
    isOverBusy: boolean,
  ): Promise<Held | undefined> {
    if (!place || place.meetingId !== undefined) return undefined;
    return holding.held(meeting, place, { former: undefined, isOverBusy, refusal: teamChanged });
  }

  /**
   * The colleagues who hold a meeting beside its manager, by name: all who may open it signed in read whom they meet. The
   * link of an offer, which a mail carries, says only how many they are (`interviewersShown`).
   */
  async function interviewersNamed(event: StoredCalendarEvent): Promise<PersonReference[]> {
    const ids = interviewersOf(event);
    const found = ids.length > 0 ? await accountsIn(table).accounts(ids) : [];
    return found.flatMap((account) => (account ? referenceOf(account) : []));
  }

  /** Saves a move to an interview together with its meeting; refused like either. */
  async function saveMoved(change: StatusChange, booked: BookedMeeting): Promise<void> {
    const { before, event } = change;
    const also = [
      openJobCheck(before.jobId, refuse.conflict(closedOrHeld, 'jobId')),
      ...teamWrites(before, booked.meeting.manager?.id ?? 0, event.subject),
    ];
    await interviewsIn(table).saveMove(change, { also, booked });
  }

  /** The seats of a meeting's people; those who never came have none. Strongly consistent, so that a save is seen. */
  async function seatsOf({ id, people }: Pick<StoredCalendarEvent, 'id' | 'people'>): Promise<MeetingSeat[]> {
    const seats = await table.batchGet(
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
  return {
    ...interviewsStore(table),
    ...callsStore(table),
    daysIn,
    seenEvent,
    held,
    namesOf: holding.namesOf,
    interviewersNamed,
    event,
    ownEvent,
    ownEventWithRoom,
    stillArranging,
    stillHosting,
    meetingOfNumber,
    partner,
    candidatesOf,
    openJobsWith,
    placeOf,
    positionOf,
    saveMoved,
    arrange,
    seatsOf,
    takeSeat,
    saveNotes,
  };
}
export type CalendarStore = ReturnType<typeof calendarStore>;

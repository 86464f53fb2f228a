import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { localOf, toTheMinute } from '../../../shared/rules/zoned-time.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import { interviewersOf, meetingFactsOf } from '../../records/calendar-event.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  at: string;
  id: number;
}

/** The times of an event as a form gives them. */
interface Times {
  start: string;
  end: string;
  zone: string;
}

/** The candidate of a meeting, and on which job of the manager. */
export interface MeetingPartner {
  candidate: PersonReference;
  recruiterId: number | null;
  job: { id: number; title: string } | null;
  /** Their place on that job, whose interview a meeting about it may be. */
  place?: CandidateOnJob;
}

/** Where a meeting takes place that is online (CAL-07). */
export interface MeetingRoom {
  number: string;
  password: string;
}
const passwordLength = 8;

/** The product's own room for an online meeting: its number is the meeting's, its password is drawn for it. */
export function meetingRoom(eventId: number, token: string): MeetingRoom {
  return { number: String(eventId), password: token.slice(0, passwordLength) };
}

/** A new event, before it is said of whom and what it is. */
export function newEvent(
  kind: StoredCalendarEvent['kind'],
  times: Times,
  { at, id }: Circumstances,
): StoredCalendarEvent {
  return {
    id,
    kind,
    title: null,
    ...exact(times),
    comment: null,
    people: [],
    manager: null,
    candidate: null,
    recruiterId: null,
    jobId: null,
    job: null,
    zoomMeetingNumber: null,
    zoomMeetingPassword: null,
    state: 'booked',
    version: 1,
    createdAt: at,
    changedAt: at,
  };
}

/** A meeting of a manager with a candidate, or the first call of a recruiter. */
export function newMeeting(
  manager: PersonReference,
  { candidate, recruiterId, job }: MeetingPartner,
  form: Times & { comment: string | null; joinLink?: string | null | undefined; isCall?: boolean | undefined },
  { room, ...circumstances }: Circumstances & { room: MeetingRoom | null },
): StoredCalendarEvent {
  return {
    ...newEvent('meeting', form, circumstances),
    comment: form.comment,
    people: [manager.id, candidate.id],
    manager,
    candidate,
    recruiterId,
    jobId: job?.id ?? null,
    job,
    zoomMeetingNumber: room?.number ?? null,
    zoomMeetingPassword: room?.password ?? null,
    ...(form.joinLink && { joinLink: form.joinLink }),
    ...(form.isCall && { isCall: true }),
  };
}

/**
 * The event with changes, one version on. Refuses when it is not the one that was read, or is over; a version that the
 * caller does not name is not compared.
 */
export function changedEvent(
  before: StoredCalendarEvent,
  { version, start, end, zone, ...facts }: Partial<Times & StoredCalendarEvent>,
  at: string,
): StoredCalendarEvent {
  if (before.state === 'cancelled') throw refuse.conflict('This event was cancelled');
  if (version !== undefined && version !== before.version)
    throw refuse.conflict('This event was changed meanwhile; reload and try again', 'version');
  const times = start && end && zone ? exact({ start, end, zone }) : {};
  return { ...before, ...facts, ...times, version: before.version + 1, changedAt: at };
}

// Seconds are cut off (CAL-11); the local text is kept because zones change their rules.
function exact({ start, end, zone }: Times) {
  const [first, last] = [toTheMinute(start), toTheMinute(end)];
  return { start: first, end: last, zone, localStart: localOf(first, zone) };
}

/** Ids of one millisecond. */
const idsOfAMoment = 4096;

/** An id for what is said beside an event, of the same moment; notifications are named after their event alone. */
export function idBeside(id: number, place = 0): number {
  const drawn = id % idsOfAMoment;
  return id - drawn + ((drawn + idsOfAMoment / 2 + place) % idsOfAMoment);
}

/** What is said of a changed meeting, or of a person's own events, to those it concerns. */
export function announcement(
  changes: readonly CalendarChange[],
  actor: EventActor,
  { at, id }: Circumstances,
  more: Pick<EventOf<'meeting-cancelled'>['data'], 'because' | 'act'> = {},
): AnyEvent[] {
  const [first] = changes;
  if (!first) return [];
  const { before, after } = first;
  const emission = { id, at, actor, subject: keys.calendarEvent(after.id).pk };
  const facts = meetingFactsOf(after);
  if (!facts) {
    const data = { userId: after.people[0]!, eventIds: changes.map((change) => change.after.id) };
    return [eventOf('own-calendar-changed', { ...emission, data })];
  }
  const act = more.act && { act: more.act };
  if (!before) return [eventOf('meeting-booked', { ...emission, data: { ...facts, ...act } })];
  if (after.state === 'cancelled') return [eventOf('meeting-cancelled', { ...emission, data: { ...facts, ...more } })];
  const { joinLink } = before;
  const interviewerIds = interviewersOf(before);
  const former = {
    start: before.start,
    end: before.end,
    isOnline: before.zoomMeetingNumber !== null,
    ...(joinLink && { joinLink }),
    ...(interviewerIds.length > 0 && { interviewerIds }),
    ...(before.manager && before.manager.id !== after.manager?.id && { manager: before.manager }),
  };
  return [eventOf('meeting-changed', { ...emission, data: { ...facts, former } })];
}

import { interviewLimits } from '../../shared/constants/interviewing.ts';
import type { CalendarEvent, CalendarKind, MeetingFacts } from '../../shared/model/calendar.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** An event as stored. Cancelled meetings stay, so that invitations and feeds can say so. */
export interface StoredCalendarEvent extends Omit<
  CalendarEvent,
  'title' | 'kind' | 'candidateId' | 'managerId' | 'joinUrl' | 'joinLink' | 'interviewers'
> {
  kind: CalendarKind;
  /** The title of an event of one's own; meetings are named after the other person, time away not at all. */
  title: string | null;
  /** Whose time it takes, each with a calendar of their own: of a meeting its two and its interviewers, who are named nowhere. */
  people: number[];
  /** The recruiter who put the candidate forward on the job, and is notified of the meeting. */
  recruiterId: number | null;
  /** The interview of the job's plan that it is; absent where it was not booked as one (PLUS-54). */
  stepId?: number;
  /** Its manager arranged it and others hold it, so that it takes none of their time; absent for others. */
  isHostAside?: boolean;
  /** The manager's own link by which an online meeting is joined. */
  joinLink?: string | null;
  createdAt: string;
  changedAt: string;
}

/** An event before and after a change; undefined before where it is new. */
export interface CalendarChange {
  before: StoredCalendarEvent | undefined;
  after: StoredCalendarEvent;
}

/**
 * The writes of an event over the one that was read; another change in between refuses with `refusal`. A cancelled
 * meeting stays; its people, and who takes part no longer, get a trace, since their days do not lead to it. An event of
 * one person is removed.
 */
export function calendarEventWrites(
  before: StoredCalendarEvent | undefined,
  event: StoredCalendarEvent,
  refusal: Error,
): Write[] {
  const when = before ? versionIs(before.version) : isNew;
  const isCancelled = event.state === 'cancelled';
  if (isCancelled && event.kind !== 'meeting') return [{ remove: keys.calendarEvent(event.id), when, refusal }];
  const left = before?.people.filter((userId) => !event.people.includes(userId)) ?? [];
  const traces = [...left, ...(isCancelled ? event.people : [])].map((userId) =>
    traceWrite(userId, { pk: keys.calendarEvent(event.id).pk }),
  );
  return [{ put: { ...event, ...keys.calendarEvent(event.id) }, when, refusal }, ...traces];
}

/** Who holds a meeting beside its manager, as it is stored: one that names somebody no more says nothing of it. */
export function interviewersOf({ people, manager, candidate }: Meeting): number[] {
  return people.filter((id) => id !== manager?.id && id !== candidate?.id);
}

/** The people of a meeting that these colleagues hold with its manager. */
export function peopleOf({ manager, candidate }: Omit<Meeting, 'people'>, interviewers: readonly number[]): number[] {
  const two = [manager, candidate].flatMap((person) => person?.id ?? []);
  const others = [...new Set(interviewers)].filter((id) => !two.includes(id));
  return [...two, ...others.slice(0, interviewLimits.mostAtMeeting)];
}

type Meeting = Pick<StoredCalendarEvent, 'people' | 'manager' | 'candidate'>;

/** The facts of a meeting that its events carry; undefined for an event of one person. */
export function meetingFactsOf(event: StoredCalendarEvent): MeetingFacts | undefined {
  const {
    id,
    kind,
    version,
    start,
    end,
    zone,
    manager,
    candidate,
    recruiterId,
    job,
    zoomMeetingNumber,
    joinLink,
    isCall,
    isHostAside,
  } = event;
  if (kind !== 'meeting' || !manager || !candidate) return undefined;
  const isOnline = zoomMeetingNumber !== null;
  const interviewerIds = interviewersOf(event);
  const facts = { eventId: id, version, start, end, zone, manager, candidate, recruiterId, job, isOnline };
  return {
    ...facts,
    ...(interviewerIds.length > 0 && { interviewerIds, ...(isHostAside && { isHostAside }) }),
    ...(joinLink && { joinLink }),
    ...(isCall && { isCall }),
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  calendarEvent: {
    holds: 'a meeting with both names, or an event or time away of a user’s own',
    found: 'through the days of its people; a cancelled meeting by trace',
    exported: { file: 'calendar' },
    erasure: remove,
  },
} satisfies PersonalData;

import type { EventActor } from '../../../events/envelope.ts';
import { isInterviewStatus } from '../../../shared/constants/pipeline.ts';
import { isForward } from '../../../shared/rules/pipeline-status.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { InterviewDateChange, StatusChange, StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { PlaceInterview } from '../../records/place-move.ts';
import { changedEvent } from './compose-event.ts';

const open = { interviewAt: null, meetingId: undefined } satisfies PlaceInterview;

interface Circumstances {
  actor: EventActor;
  at: string;
  id: number;
}

/** A place whose interview has another date, and the line of its story; `isMeeting` where a meeting changes with it. */
export function datedInterview(
  before: StoredCandidateOnJob,
  { interviewAt = null, meetingId }: PlaceInterview,
  { actor, at, id, isMeeting }: Circumstances & { isMeeting: boolean },
): InterviewDateChange {
  const after = { ...before, interviewAt, meetingId, version: before.version + 1 };
  const { jobId, candidateId, managerId, recruiterId, candidate, job, status, version } = after;
  const event = eventOf('interview-date-changed', {
    id,
    at,
    actor,
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: {
      jobId,
      jobTitle: job.title,
      managerId,
      recruiterId,
      candidate,
      status,
      from: before.interviewAt ?? null,
      to: interviewAt,
      version,
      ...(isMeeting && { isMeeting }),
    },
  });
  return { before, after, event };
}

/**
 * The interview of a place after its meeting was booked (again), moved or cancelled; undefined where it stays. The first meeting
 * about a job for which an interview is ahead is that interview (PLUS-52).
 */
export function interviewAfterMeeting(
  place: StoredCandidateOnJob,
  { before, after }: CalendarChange,
): PlaceInterview | undefined {
  const isIt = place.meetingId === after.id;
  if (after.state === 'cancelled') return isIt ? open : undefined;
  if (isIt) return before?.start === after.start ? undefined : { interviewAt: after.start, meetingId: after.id };
  const isNext = before?.state !== 'booked' && place.meetingId === undefined && isInterviewStatus(place.status);
  return isNext ? { interviewAt: after.start, meetingId: after.id } : undefined;
}

/** The meetings that a place's interview was before a move, or is after it. */
export type Meetings = ReadonlyMap<number, StoredCalendarEvent>;

/**
 * What a move does to the meetings of its place: one that rejects or goes back cancels the interview ahead, and undoing
 * it books the interview again, unless `mayRestore` says that its time is taken.
 */
export function meetingsAfterMove(
  { before, after, event }: StatusChange,
  meetings: Meetings,
  { mayRestore }: { mayRestore: boolean },
): { changes: CalendarChange[]; interview: PlaceInterview } {
  const at = event.time;
  const ahead = (id: number | undefined) => {
    const found = id === undefined ? undefined : meetings.get(id);
    return found && found.start > at ? found : undefined;
  };
  const isKept = event.data.undo && after.meetingId === before.meetingId;
  const left = ahead(before.meetingId);
  const isOff = after.status === 'rejected' || !isForward(before.status, after.status);
  const cancelled = left?.state === 'booked' && isOff && !isKept ? [off(left, at)] : [];
  const kept = { interviewAt: after.interviewAt ?? null, meetingId: after.meetingId };
  if (!event.data.undo)
    return { changes: cancelled, interview: cancelled.length > 0 && isSame(kept, before) ? open : kept };
  const former = after.meetingId === undefined ? undefined : meetings.get(after.meetingId);
  if (former?.state === 'booked')
    return { changes: cancelled, interview: { interviewAt: former.start, meetingId: former.id } };
  const wasOff = before.status === 'rejected' || !isForward(after.status, before.status);
  const lost = wasOff && mayRestore ? ahead(after.meetingId) : undefined;
  if (lost)
    return {
      changes: [...cancelled, bookedAgain(lost, at)],
      interview: { interviewAt: lost.start, meetingId: lost.id },
    };
  return { changes: cancelled, interview: after.meetingId === undefined ? kept : open };
}

const isSame = (one: PlaceInterview, other: PlaceInterview) => one.meetingId === other.meetingId;

const off = (before: StoredCalendarEvent, at: string): CalendarChange => ({
  before,
  after: changedEvent(before, { state: 'cancelled' }, at),
});

/** A cancelled meeting that is booked again at its time. */
export const bookedAgain = (before: StoredCalendarEvent, at: string): CalendarChange => ({
  before,
  after: { ...before, state: 'booked', version: before.version + 1, changedAt: at },
});

/** What another date of a place's interview does to its meeting: it moves with its length, or is cancelled. */
export function meetingAfterDate(
  meeting: StoredCalendarEvent | undefined,
  interviewAt: string | null,
  at: string,
): CalendarChange[] {
  if (meeting?.state !== 'booked') return [];
  if (interviewAt === null) return [off(meeting, at)];
  const length = Date.parse(meeting.end) - Date.parse(meeting.start);
  const end = new Date(Date.parse(interviewAt) + length).toISOString();
  return [{ before: meeting, after: changedEvent(meeting, { start: interviewAt, end, zone: meeting.zone }, at) }];
}

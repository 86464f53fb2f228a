import type { CalendarEvent, CalendarKind } from '../../../../shared/model/calendar.ts';
import type { NextInterview } from '../../../../shared/rules/pipeline-status.ts';
import { rememberJoinLink } from '../../../common/meetings/join-link.ts';
import { api } from '../../../api/api.ts';

/** What an event is about, as the fields of its form hold it. */
export interface EventFacts {
  candidateId: string;
  jobId: string;
  title: string;
  comment: string;
  isOnline: boolean;
  /** The link by which an online meeting is joined. */
  joinLink: string;
  /** Whether the candidate moves to the interview that comes next on the job. */
  moves: boolean;
}

interface SentEvent {
  kind: CalendarKind;
  /** The event to change; a new one without it. */
  event: CalendarEvent | undefined;
  facts: EventFacts;
  times: { start: string; end: string; zone: string };
  /** Whether interviews within a time away stay, and colleagues who hold a meeting are booked though they are busy. */
  isConfirmed: boolean;
  /** The interview that comes next for the candidate on the job. */
  next: NextInterview;
}

/** Adds or changes an event of this kind. */
export async function sendEvent({ kind, event, facts, times, isConfirmed, next }: SentEvent): Promise<unknown> {
  const { calendar } = api;
  const comment = facts.comment.trim() || null;
  const params = { eventId: event?.id ?? 0 };
  const version = event ? { version: event.version } : {};
  if (kind === 'own') {
    const body = { ...times, comment, title: facts.title.trim() };
    return event ? calendar.changeOwnEvent({ params, body: { ...body, ...version } }) : calendar.addOwnEvent({ body });
  }
  if (kind === 'away') {
    const { zone, ...span } = times;
    return event
      ? calendar.changeUnavailability({ params, body: { ...times, ...version, keepMeetings: isConfirmed } })
      : calendar.addUnavailability({ body: { dates: [span], zone, keepMeetings: isConfirmed } });
  }
  const joinLink = (facts.isOnline && facts.joinLink.trim()) || null;
  if (joinLink) rememberJoinLink(joinLink);
  const body = { ...times, comment, isOnline: facts.isOnline, joinLink, ...(isConfirmed && { isOverBusy: true }) };
  if (event) return calendar.changeMeeting({ params, body: { ...body, ...version } });
  const jobId = facts.jobId ? Number(facts.jobId) : null;
  const moveTo = jobId && facts.moves && next ? { moveTo: next } : {};
  return calendar.bookMeeting({ body: { ...body, ...moveTo, candidateId: Number(facts.candidateId), jobId } });
}

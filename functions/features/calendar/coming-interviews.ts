import type { Interview } from '../../../shared/model/calendar.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';

const mostShown = 50;

/** The meetings that are not over, of candidates whom this recruiter put forward, earliest first. `now` is ISO UTC. */
export function comingInterviews(
  meetings: readonly StoredCalendarEvent[],
  { recruiterId, now }: { recruiterId: number; now: string },
): Interview[] {
  return meetings
    .filter((meeting) => meeting.recruiterId === recruiterId && meeting.state === 'booked' && meeting.end > now)
    .flatMap(({ id, start, end, zone, job, candidate, manager, zoomMeetingNumber }) =>
      candidate && manager
        ? [{ id, start, end, zone, job, candidate, manager, isOnline: zoomMeetingNumber !== null }]
        : [],
    )
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, mostShown);
}

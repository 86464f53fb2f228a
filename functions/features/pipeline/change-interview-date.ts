import { interviewDateRefusal } from '../../../shared/rules/pipeline-status.ts';
import { toTheMinute } from '../../../shared/rules/zoned-time.ts';
import { datedInterview } from '../../domain/calendar/interview-of-place.ts';
import { refuseBy, type Circumstances, type Position } from '../../domain/pipeline/change-candidate-status.ts';
import type { InterviewDateChange } from '../../records/candidate-on-job.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { refuse } from '../../platform/door/refusal.ts';

/**
 * Decides a new date of the interview ahead, or leaves it open with null; the same date as before is refused, unless the
 * interview is booked at it.
 */
export function changeInterviewDate(
  { onJob, jobStatus }: Position,
  to: string | null,
  { actor, at, id, isBooking = false }: Circumstances & { isBooking?: boolean },
): InterviewDateChange {
  refuseBy(interviewDateRefusal({ ...onJob, jobStatus }, { to, now: at }, actor));
  // Meetings begin on a minute (CAL-11), and this is the date of one.
  const interviewAt = to && onJob.meetingId !== undefined ? toTheMinute(to) : to;
  if ((onJob.interviewAt ?? null) === interviewAt && !(isBooking && onJob.meetingId === undefined))
    throw refuse.conflict('The interview already has this date', 'interviewAt');
  const interview = { interviewAt, meetingId: onJob.meetingId };
  return datedInterview(onJob, interview, { actor: eventActor(actor), at, id, isMeeting: false });
}

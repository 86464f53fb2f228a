import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { bookingRefusal } from '../../../shared/rules/pipeline-status.ts';
import type { InterviewMeetingForm } from '../../../shared/validation/calendar.ts';
import { newMeeting } from '../../domain/calendar/compose-event.ts';
import type { BookedMeeting } from '../../domain/calendar/interviews.steps.ts';
import { refuseBy, type Circumstances } from '../../domain/pipeline/change-candidate-status.ts';
import { referenceOf } from '../../records/account.ts';

interface Wish {
  interviewAt?: string | null | undefined;
  meeting?: InterviewMeetingForm | undefined;
}

/** The meeting that the manager books with the date of an interview; undefined where none is wished (PLUS-52). */
export function bookedInterview(
  { candidate, recruiterId, job }: CandidateOnJob,
  { interviewAt, meeting }: Wish,
  { actor, at, id }: Circumstances,
): BookedMeeting | undefined {
  refuseBy(bookingRefusal(meeting, interviewAt, actor));
  if (!meeting || !interviewAt) return undefined;
  const end = new Date(Date.parse(interviewAt) + meeting.minutes * 60_000).toISOString();
  const times = { start: interviewAt, end, zone: meeting.zone, comment: null };
  const partner = { candidate, recruiterId, job: { id: job.id, title: job.title } };
  const booked = newMeeting(referenceOf(actor), partner, times, { id, at, room: null });
  return { meeting: booked, isOverBusy: meeting.isOverBusy ?? false };
}

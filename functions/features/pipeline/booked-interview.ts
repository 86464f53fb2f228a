import type * as z from 'zod';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { bookingRefusal } from '../../../shared/rules/pipeline-status.ts';
import type { interviewMeetingForm } from '../../../shared/validation/calendar.ts';
import { meetingRoom, newMeeting } from '../../domain/calendar/compose-event.ts';
import type { BookedMeeting } from '../../domain/calendar/interviews.steps.ts';
import { refuseBy, type Circumstances } from '../../domain/pipeline/change-candidate-status.ts';
import { referenceOf } from '../../records/account.ts';

interface Wish {
  interviewAt?: string | null | undefined;
  meeting?: z.output<typeof interviewMeetingForm> | undefined;
}

/** The meeting that the manager books with the date of an interview; undefined where none is wished (PLUS-52). */
export function bookedInterview(
  { candidate, recruiterId, job }: CandidateOnJob,
  { interviewAt, meeting }: Wish,
  { actor, at, id, newToken }: Circumstances & { newToken(): string },
): BookedMeeting | undefined {
  refuseBy(bookingRefusal(meeting, interviewAt, actor));
  if (!meeting || !interviewAt) return undefined;
  const end = new Date(Date.parse(interviewAt) + meeting.minutes * 60_000).toISOString();
  const form = { ...meeting, start: interviewAt, end };
  const partner = { candidate, recruiterId, job: { id: job.id, title: job.title } };
  const room = meeting.isOnline ? meetingRoom(id, newToken()) : null;
  const booked = newMeeting(referenceOf(actor), partner, form, { id, at, room });
  return { meeting: booked, isOverBusy: meeting.isOverBusy ?? false };
}

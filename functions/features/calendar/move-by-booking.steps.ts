import { nextInterview, moveRefusal } from '../../../shared/rules/pipeline-status.ts';
import type { Arrangement } from '../../domain/calendar/calendar.steps.ts';
import { teamWrites } from '../../domain/jobs/job-team.ts';
import { changeCandidateStatus } from '../../domain/pipeline/change-candidate-status.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { movedCandidateWrites } from '../../records/candidate-on-job.ts';
import { openJobCheck } from '../../records/job-gate.ts';
import type { CalendarStore } from './calendar.store.ts';

/**
 * What a time that a candidate books adds where it is their next interview on the job: they move to it, as the manager
 * who offered the times would move them, so that meeting and status say the same (PLUS-52). Undefined where nothing moves.
 */
export async function movedByBooking(
  { id: meetingId, start: interviewAt, jobId }: StoredCalendarEvent,
  { manager, candidate }: Pick<StoredBookingOffer, 'manager' | 'candidate'>,
  { calendarStore, clock }: { calendarStore: Pick<CalendarStore, 'positionOf'>; clock: Clock },
): Promise<Required<Pick<Arrangement, 'also' | 'isPlaceWritten'>> | undefined> {
  const position = jobId === null ? undefined : await calendarStore.positionOf(jobId, candidate.id, manager.id);
  const status = position && nextInterview(position.onJob.status);
  const actor = { ...manager, role: 'manager' as const };
  if (!status || moveRefusal({ ...position.onJob, jobStatus: position.jobStatus }, status, actor)) return undefined;
  const circumstances = { actor, at: clock.now(), id: clock.newId() };
  const change = changeCandidateStatus(position, { status, interviewAt }, circumstances);
  const after = { ...change.after, interviewAt, meetingId };
  const writes = [
    ...movedCandidateWrites({ ...change, after }),
    openJobCheck(after.jobId, changedMeanwhile, change.before.managerId === manager.id ? manager.id : undefined),
    ...teamWrites(change.before, manager.id, change.event.subject),
  ];
  return {
    // Another move in the same moment makes everything be read again.
    also: writes.map((write) => (write.refusal ? { ...write, refusal: changedMeanwhile } : write)),
    isPlaceWritten: true,
  };
}

import type { EventOf } from '../../../events/catalogue.ts';
import { type InterviewStage, interviewStages, statusesOfStage } from '../../../shared/constants/interviewing.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';

/**
 * At which interview of a candidate's they met: the last one to which they have come, or the one before it where that has
 * a later meeting of its own. Undefined for any other meeting, and once they are rejected.
 */
export function stageMet(
  { status, passed = [], meetingId, interviewAt }: StoredCandidateOnJob,
  { id, start }: Pick<StoredCalendarEvent, 'id' | 'start'>,
): InterviewStage | undefined {
  if (status === 'rejected') return undefined;
  const been = new Set([status, ...passed.map(([place]) => pipelineStatuses[place])]);
  const come = interviewStages.filter((stage) => statusesOfStage[stage].some((one) => been.has(one)));
  if (meetingId === id) return come.at(-1);
  return interviewAt && start < interviewAt ? come.at(-2) : undefined;
}

/**
 * What is said a day after a meeting: undefined where it was moved or cancelled since its reminder was set, or was no
 * interview of the candidate's.
 */
export function missingEvent(
  { id, time, data }: EventOf<'meeting-due'>,
  meeting: StoredCalendarEvent | undefined,
  place: StoredCandidateOnJob | undefined,
): EventOf<'scorecards-missing'> | undefined {
  if (!place || meeting?.state !== 'booked' || meeting.version !== data.version) return undefined;
  const stage = stageMet(place, meeting);
  if (!stage) return undefined;
  const { jobId, job, candidate } = place;
  return eventOf('scorecards-missing', {
    id,
    at: time,
    actor: { kind: 'system' },
    subject: keys.calendarEvent(meeting.id).pk,
    data: { job: { id: jobId, title: job.title }, candidate, stage },
  });
}

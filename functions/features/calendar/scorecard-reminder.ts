import type { EventOf } from '../../../events/catalogue.ts';
import { type InterviewStage, interviewStages, statusesOfStage } from '../../../shared/constants/interviewing.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { Reminder } from '../../platform/outside/reminders/port.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { reminderId } from './meeting-reminder.ts';

/** When an interview was: a meeting by its id, or a mere date, which names the interview that it was. */
export type Met = { start: string } & ({ meetingId: number } | { stage: InterviewStage });

/** To which interviews a candidate has come, the last one last; to none once they are rejected. */
function stagesOf({ status, passed = [] }: Pick<StoredCandidateOnJob, 'status' | 'passed'>): InterviewStage[] {
  if (status === 'rejected') return [];
  const been = new Set([status, ...passed.map(([place]) => pipelineStatuses[place])]);
  return interviewStages.filter((stage) => statusesOfStage[stage].some((one) => been.has(one)));
}

/**
 * At which interview of a candidate's they met: the last one to which they have come, or the one before it where that has
 * a later time of its own, or none yet after a mere date. Undefined for any other time, and once they are rejected.
 */
export function stageMet(place: StoredCandidateOnJob, met: Met): InterviewStage | undefined {
  const { meetingId, interviewAt } = place;
  const come = stagesOf(place);
  if ('meetingId' in met) {
    if (meetingId === met.meetingId) return come.at(-1);
    return interviewAt && met.start < interviewAt ? come.at(-2) : undefined;
  }
  const isLast = come.at(-1) === met.stage;
  const isIt = isLast ? meetingId === undefined && interviewAt === met.start : !interviewAt || met.start < interviewAt;
  return isIt && come.includes(met.stage) ? met.stage : undefined;
}

/** The name of the reminder of an interview on a date; another date is another reminder. */
export const dateReminderName = (jobId: number, candidateId: number, interviewAt: string): string =>
  `interview-${jobId}-${candidateId}-${Math.floor(Date.parse(interviewAt) / 60_000)}`;

/**
 * The reminder of who has not scored an interview a day after its date; undefined where it has none, is a meeting of the
 * calendar, whose reminder is its own, or was longer ago. `now` is ISO UTC.
 */
export function dateReminderOf(place: StoredCandidateOnJob, now: string): Reminder | undefined {
  const { jobId, candidateId, interviewAt, meetingId } = place;
  const stage = stagesOf(place).at(-1);
  if (!interviewAt || meetingId !== undefined || !stage) return undefined;
  const dueAt = new Date(Date.parse(interviewAt) + oneDay).toISOString();
  if (dueAt <= now) return undefined;
  const event = eventOf('interview-due', {
    id: reminderId(candidateId, dueAt),
    at: dueAt,
    actor: { kind: 'system' },
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: { jobId, candidateId, stage, interviewAt },
  });
  const name = dateReminderName(jobId, candidateId, interviewAt);
  return { name, dueAt, type: event.type, detail: JSON.stringify(event) };
}

/** When a meeting was, a day after which its reminder fires; undefined where it was moved or cancelled since that was set. */
export const meetingMet = (
  { data }: EventOf<'meeting-due'>,
  meeting: StoredCalendarEvent | undefined,
): Met | undefined =>
  meeting?.state === 'booked' && meeting.version === data.version
    ? { start: meeting.start, meetingId: meeting.id }
    : undefined;

/**
 * What is said a day after an interview, once: undefined where it was none of the candidate's, or who interviews was
 * reminded of it, or of a later one, before.
 */
export function missingEvent(
  { id, time }: Pick<EventOf<'meeting-due' | 'interview-due'>, 'id' | 'time'>,
  met: Met | undefined,
  place: StoredCandidateOnJob | undefined,
): EventOf<'scorecards-missing'> | undefined {
  const stage = met && place && stageMet(place, met);
  if (!stage || (place.scorecardsAskedOf ?? '') >= met.start) return undefined;
  const { jobId, candidateId, job, candidate } = place;
  return eventOf('scorecards-missing', {
    id,
    at: time,
    actor: { kind: 'system' },
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: { job: { id: jobId, title: job.title }, candidate, stage },
  });
}

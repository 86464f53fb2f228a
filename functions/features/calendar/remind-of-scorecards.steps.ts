import type { EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { awaitedInterviewers } from '../../domain/pipeline/awaited-interviewers.steps.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import { remindedWrite } from '../../records/candidate-on-job.ts';
import type { FollowNeeds } from './remind-of-meetings.steps.ts';
import { dateReminderName, dateReminderOf, meetingMet, type Met, missingEvent } from './scorecard-reminder.ts';

type Needs = Pick<FollowNeeds, 'table'>;
type Due = EventOf<'meeting-due' | 'interview-due'>;

/**
 * Sets the reminder of an interview that is a mere date, and drops that of the date before. It reads the place, so that
 * neither order nor repetition matters.
 */
export async function renewDateReminder(
  { type, data }: EventOf<'candidate-status-changed' | 'interview-date-changed'>,
  { table, reminders, now }: FollowNeeds,
): Promise<void> {
  if (type === 'candidate-status-changed' && !data.interviewAt) return;
  const [jobId, candidateId] = [data.jobId, data.candidate.id];
  const place = await table.get(keys.candidateOnJob(jobId, candidateId), { consistent: true });
  const reminder = place && dateReminderOf(place, now());
  if (reminder) await reminders.set(reminder);
  const from = type === 'interview-date-changed' && data.from;
  const former = from ? dateReminderName(jobId, candidateId, from) : undefined;
  if (former && former !== reminder?.name) await reminders.drop(former);
}

/** Reads an interview of a day ago again and says once that scorecards of it are missing, if any still are. */
export async function remindOfScorecards(due: Due, { table }: Needs): Promise<void> {
  await againIfRefused(changedMeanwhile, async () => {
    const { met, jobId, candidateId } = (await interviewOf(due, { table })) ?? {};
    if (!met || !jobId || !candidateId) return;
    const place = await table.get(keys.candidateOnJob(jobId, candidateId), { consistent: true });
    const missing = missingEvent(due, met, place);
    if (!place || !missing || (await awaitedInterviewers(table, missing.data)).length === 0) return;
    const asked = { of: 'scorecardsAskedOf', since: met.start } as const;
    await table.write([remindedWrite(place, asked, changedMeanwhile), eventWrite(missing)]);
  });
}

async function interviewOf(
  due: Due,
  { table }: Needs,
): Promise<{ met: Met | undefined; jobId: number | null; candidateId: number | undefined } | undefined> {
  if (due.type === 'interview-due') {
    const { interviewAt: start, stage, ...pair } = due.data;
    return { ...pair, met: { start, stage } };
  }
  const meeting = await calendarsIn(table).event(due.data.eventId);
  return meeting && { met: meetingMet(due, meeting), jobId: meeting.jobId, candidateId: meeting.candidate?.id };
}

import type { EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { awaitedInterviewers } from '../../domain/pipeline/awaited-interviewers.steps.ts';
import type { FollowNeeds } from './remind-of-meetings.steps.ts';
import { missingEvent } from './scorecard-reminder.ts';

/** Reads an interview that ended a day ago again and says once that scorecards of it are missing, if any still are. */
export async function remindOfScorecards(
  due: EventOf<'meeting-due'>,
  { table }: Pick<FollowNeeds, 'table'>,
): Promise<void> {
  const meeting = await calendarsIn(table).event(due.data.eventId);
  if (!meeting?.jobId || !meeting.candidate) return;
  const place = await table.get(keys.candidateOnJob(meeting.jobId, meeting.candidate.id), { consistent: true });
  const missing = missingEvent(due, meeting, place);
  if (!missing || (await awaitedInterviewers(table, missing.data)).length === 0) return;
  if (await table.get(keys.event(missing.subject, missing.id), { consistent: true })) return;
  await table.writeOne(eventWrite(missing));
}

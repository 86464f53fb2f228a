import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';
import { heldMeeting, stageAhead } from '../../domain/calendar/interviewers.ts';
import { interviewerChecks, interviewsAhead } from '../../domain/calendar/interviewers.steps.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';

type Needs = { table: Table } & Pick<Clock, 'newId'>;

/**
 * Lets the interviews that lie ahead for a job be in the calendars of those who hold them by its plan and team now, and of
 * nobody else (PLUS-54). Who joins or leaves a meeting is notified of it; repeating it changes nothing.
 */
export async function keepInterviewersOfJob(
  cause: Pick<AnyEvent, 'time' | 'actor'>,
  jobId: number,
  needs: Needs,
): Promise<void> {
  const places = await needs.table.query(keys.candidatesOnJob(jobId), { consistent: true });
  for (const place of places) await keepAt(place, cause, needs);
}

/** The same for a meeting that was booked by a link, or while the plan or the team changed. */
export async function keepInterviewers(booked: EventOf<'meeting-booked'>, needs: Needs): Promise<void> {
  const { job, candidate } = booked.data;
  const place = job && (await needs.table.get(keys.candidateOnJob(job.id, candidate.id), { consistent: true }));
  if (place) await keepAt(place, booked, needs);
}

async function keepAt(
  place: StoredCandidateOnJob,
  { time, actor }: Pick<AnyEvent, 'time' | 'actor'>,
  { table, newId }: Needs,
): Promise<void> {
  const { meetingId } = place;
  if (meetingId === undefined || !stageAhead(place.status)) return;
  const calendars = calendarsIn(table);
  await calendars.arrange(
    async () => {
      const before = await calendars.event(meetingId);
      if (before?.state !== 'booked' || before.start <= time) return { changes: [], events: [] };
      const held = heldMeeting(before, await interviewsAhead(table, place));
      if (isDeepStrictEqual(held, before)) return { changes: [], events: [] };
      const after = changedEvent(held, {}, time);
      return {
        changes: [{ before, after }],
        events: announcement([{ before, after }], actor, { at: time, id: newId() }),
        also: interviewerChecks(place, after, changedMeanwhile),
      };
    },
    // Who interviews for a job has its interviews, also beside their own.
    () => {},
  );
}

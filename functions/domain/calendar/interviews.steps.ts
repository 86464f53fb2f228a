import type { EventActor } from '../../../events/envelope.ts';
import type { MeetingAct } from '../../../shared/model/calendar.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import {
  datedInterviewWrites,
  movedCandidateWrites,
  type InterviewDateChange,
  type StatusChange,
  type StoredCandidateOnJob,
} from '../../records/candidate-on-job.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { calendarsIn } from './calendar.steps.ts';
import { announcement, idBeside } from './compose-event.ts';
import { heldMeeting } from './interviewers.ts';
import { interviewerChecks, interviewsAhead } from './interviewers.steps.ts';
import { datedInterview, meetingAfterDate, meetingsAfterMove } from './interview-of-place.ts';
import { judgeClashes } from './judge-times.ts';

interface Beside {
  /** Written in the same transaction, as the check that the job is open. */
  also: readonly Write[];
  /** A new meeting that is the interview. */
  booked?: StoredCalendarEvent | undefined;
}

const teamChanged = refuse.conflict('The interviewers of this job were changed meanwhile; try again');
const isTaken = new Error('the time of a cancelled interview is no longer free');

/** Saves what happens to candidates on jobs together with the meetings that their interviews are (PLUS-52). */
export function interviewsIn(table: Table) {
  const calendars = calendarsIn(table);

  /** Saves a move with what it does to the interview; returns the place as saved. */
  async function saveMove(change: StatusChange, { also, booked }: Beside): Promise<StoredCandidateOnJob> {
    const ids = [change.before.meetingId, change.after.meetingId].flatMap((id) => id ?? []);
    if (ids.length === 0 && !booked) {
      await table.write([...movedCandidateWrites(change), ...also]);
      return change.after;
    }
    try {
      return await moved(change, { ids, also, booked, mayRestore: true });
    } catch (error) {
      if (error !== isTaken) throw error;
      return moved(change, { ids, also, booked, mayRestore: false });
    }
  }

  async function moved(
    change: StatusChange,
    { ids, also, booked, mayRestore }: Beside & { ids: number[]; mayRestore: boolean },
  ): Promise<StoredCandidateOnJob> {
    const { event } = change;
    let after = change.after;
    await calendars.arrange(
      async () => {
        const { changes, interview } = meetingsAfterMove(change, await meetingsOf(ids), { mayRestore });
        const added = booked ? [{ before: undefined, after: booked }] : [];
        after = { ...change.after, ...interview, ...(booked && met(booked)) };
        const { all, checks } = await withInterviewers([...changes, ...added], after, also);
        const place = [...movedCandidateWrites({ ...change, after }), ...also, ...checks];
        return {
          changes: all,
          events: announced(all, event, event.data.undo ? 'undo' : 'move'),
          also: place,
          isPlaceWritten: true,
        };
      },
      (changes, days) => {
        try {
          judgeClashes(changes, days, { actorId: actingId(event.actor) });
        } catch (error) {
          throw changes.some(isRestored) ? isTaken : error;
        }
      },
    );
    return after;
  }

  /** Saves another date of an interview, and moves, books or cancels its meeting; returns the place as saved. */
  async function saveDate(change: InterviewDateChange, { also, booked }: Beside): Promise<StoredCandidateOnJob> {
    const { before, event } = change;
    let after = change.after;
    await calendars.arrange(
      async () => {
        const meetings = await meetingsOf(before.meetingId === undefined ? [] : [before.meetingId]);
        const meeting = before.meetingId === undefined ? undefined : meetings.get(before.meetingId);
        const moving = meetingAfterDate(meeting, event.data.to, event.time);
        const wanted = booked && moving.length === 0 ? [{ before: undefined, after: booked }] : moving;
        const { all: changes, checks } = await withInterviewers(wanted, before, also);
        const now = changes.find((one) => one.after.state === 'booked')?.after;
        const interview = now ? met(now) : { interviewAt: event.data.to, meetingId: undefined };
        const { time: at, id, actor } = event;
        const dated = datedInterview(before, interview, { actor, at, id, isMeeting: changes.length > 0 });
        after = dated.after;
        const place = [...datedInterviewWrites(dated), ...also, ...checks];
        return { changes, events: announced(changes, event), also: place, isPlaceWritten: true };
      },
      (changes, days) => judgeClashes(changes, days, { actorId: actingId(event.actor) }),
    );
    return after;
  }

  /** The changes with those who hold what is booked or moved by them, who still work on the job in that moment. */
  async function withInterviewers(
    changes: readonly CalendarChange[],
    place: StoredCandidateOnJob,
    also: readonly Write[],
  ): Promise<{ all: readonly CalendarChange[]; checks: Write[] }> {
    if (!changes.some(({ after }) => after.state === 'booked')) return { all: changes, checks: [] };
    const steps = await interviewsAhead(table, place);
    const all = changes.map(({ before, after }) => ({
      before,
      after: after.state === 'booked' ? heldMeeting(after, steps) : after,
    }));
    const [booked] = all.flatMap(({ after }) => (after.state === 'booked' ? after : []));
    return { all, checks: booked ? interviewerChecks(place, booked, { refusal: teamChanged, also }) : [] };
  }

  async function meetingsOf(ids: readonly number[]): Promise<Map<number, StoredCalendarEvent>> {
    const found = await table.batchGet(
      [...new Set(ids)].map((id) => keys.calendarEvent(id)),
      { consistent: true },
    );
    return new Map(found.flatMap((event) => (event ? [[event.id, event] as const] : [])));
  }

  return { saveMove, saveDate };
}

const met = ({ id, start }: StoredCalendarEvent) => ({ interviewAt: start, meetingId: id });

const isRestored = ({ before, after }: CalendarChange) => before?.state === 'cancelled' && after.state === 'booked';

const actingId = (actor: EventActor): number => (actor.kind === 'user' ? actor.id : 0);

// Beside the move, each meeting needs an id of its own, since notifications are named after their event.
const announced = (
  changes: readonly CalendarChange[],
  { actor, time, id }: { actor: EventActor; time: string; id: number },
  act?: MeetingAct,
) =>
  changes.flatMap((change, place) => {
    const said = isRestored(change) ? { before: undefined, after: change.after } : change;
    return announcement([said], actor, { at: time, id: idBeside(id, place) }, act ? { act } : {});
  });

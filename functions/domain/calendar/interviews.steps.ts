import type { EventActor } from '../../../events/envelope.ts';
import type { MeetingAct } from '../../../shared/model/calendar.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
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
import { type Held, judgeHeld } from './hold-meeting.ts';
import { holdingIn } from './hold-meeting.steps.ts';
import { datedInterview, meetingAfterDate, meetingsAfterMove } from './interview-of-place.ts';

interface Beside {
  /** Written in the same transaction, as the check that the job is open. */
  also: readonly Write[];
  booked?: BookedMeeting | undefined;
}

/** A meeting that is the interview, as its manager books it; where one has been booked for it, that one moves instead. */
export interface BookedMeeting {
  meeting: StoredCalendarEvent;
  /** Whether who holds it is booked though they are busy, because the manager knows it. */
  isOverBusy: boolean;
}

const teamChanged = refuse.conflict('The interviewers of this job were changed meanwhile; try again');
const isTaken = new Error('the time of a cancelled interview is no longer free');

/** Saves what happens to candidates on jobs together with the meetings that their interviews are (PLUS-52). */
export function interviewsIn(table: Table) {
  const calendars = calendarsIn(table);
  const holding = holdingIn(table);

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
    let held: Held | undefined;
    await calendars.arrange(
      async () => {
        const { changes, interview } = meetingsAfterMove(change, await meetingsOf(ids), { mayRestore });
        const added = booked ? [{ before: undefined, after: booked.meeting }] : [];
        after = { ...change.after, ...interview, ...(booked && met(booked.meeting)) };
        const wanted = [...changes, ...added];
        held = await holdersOf(wanted, after, booked);
        const all = withHolders(wanted, held);
        const place = [...movedCandidateWrites({ ...change, after }), ...also, ...(held?.also ?? [])];
        return {
          changes: all,
          events: announced(all, event, event.data.undo ? 'undo' : 'move'),
          also: place,
          isPlaceWritten: true,
        };
      },
      (changes, days) => {
        try {
          judgeHeld(changes, days, { actorId: actingId(event.actor), held });
        } catch (error) {
          throw changes.some(isRestored) && error !== changedMeanwhile ? isTaken : error;
        }
      },
    );
    return after;
  }

  /** Saves another date of an interview, and moves, books or cancels its meeting; returns the place as saved. */
  async function saveDate(change: InterviewDateChange, { also, booked }: Beside): Promise<StoredCandidateOnJob> {
    const { before, event } = change;
    let after = change.after;
    let held: Held | undefined;
    await calendars.arrange(
      async () => {
        const meetings = await meetingsOf(before.meetingId === undefined ? [] : [before.meetingId]);
        const meeting = before.meetingId === undefined ? undefined : meetings.get(before.meetingId);
        const moving = meetingAfterDate(meeting, event.data.to, event.time);
        const wanted = booked && moving.length === 0 ? [{ before: undefined, after: booked.meeting }] : moving;
        held = await holdersOf(wanted, before, booked);
        const changes = withHolders(wanted, held);
        const now = changes.find((one) => one.after.state === 'booked')?.after;
        const interview = now ? met(now) : { interviewAt: event.data.to, meetingId: undefined };
        const { time: at, id, actor } = event;
        const dated = datedInterview(before, interview, { actor, at, id, isMeeting: changes.length > 0 });
        after = dated.after;
        const place = [...datedInterviewWrites(dated), ...also, ...(held?.also ?? [])];
        return { changes, events: announced(changes, event), also: place, isPlaceWritten: true };
      },
      (changes, days) => judgeHeld(changes, days, { actorId: actingId(event.actor), held }),
    );
    return after;
  }

  /** Who holds what is booked or moved by these changes; undefined where nothing is. */
  async function holdersOf(
    changes: readonly CalendarChange[],
    place: StoredCandidateOnJob,
    { isOverBusy }: Pick<BookedMeeting, 'isOverBusy'> = { isOverBusy: false },
  ): Promise<Held | undefined> {
    const change = changes.find(({ after }) => after.state === 'booked');
    if (!change) return undefined;
    return holding.held(change.after, place, { former: change.before, isOverBusy, refusal: teamChanged });
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

const withHolders = (changes: readonly CalendarChange[], held: Held | undefined): readonly CalendarChange[] =>
  changes.map(({ before, after }) => ({ before, after: after.id === held?.meeting.id ? held.meeting : after }));

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

import type { InterviewStep } from '../../../shared/model/interviewing.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Write } from '../../platform/table/write.ts';
import { type CalendarDay, changedMeanwhile, occupiedDays } from '../../records/calendar-day.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import { holdersOf, type Interviewer, isAsRead, weekOf } from './interview-holders.ts';
import { judgeClashes } from './judge-times.ts';

/** A meeting with those who hold the interview that it is, and what is written with it so that they still may. */
export interface Held {
  meeting: StoredCalendarEvent;
  also: readonly Write[];
  /** The names of those who may hold it beside its manager. */
  names: ReadonlyMap<number, string>;
  /** Who was chosen of pools, with the days by which they were. */
  chosen: readonly Interviewer[];
  /** Whether they are booked though they are busy, because the manager knows it. */
  isOverBusy: boolean;
}

/** What is asked of those who hold a meeting. */
export interface HoldingWish {
  /** The meeting before it is moved; a new one without it, whose manager only arranges it where others hold it. */
  former: StoredCalendarEvent | undefined;
  isOverBusy: boolean;
}

/** An interview with a pool, and what everybody of it has in the weeks around its meeting. */
export interface AskedPool {
  step: InterviewStep & Required<Pick<InterviewStep, 'pool'>>;
  interviewers: readonly Interviewer[];
}

/**
 * Who of a pool holds a meeting that its manager books, by the rule of offered times; who held it before keeps it where
 * they are free, in another week only below its limit. Where nobody can, it is refused, and given by the same rule to one
 * who cannot once the manager knows it (PLUS-54). Undefined of an empty pool.
 */
export function chosenOf(
  { step: { title, pool }, interviewers }: AskedPool,
  meeting: StoredCalendarEvent,
  { former, isOverBusy }: HoldingWish,
): Interviewer | undefined {
  const start = Date.parse(meeting.start);
  const minutes = (Date.parse(meeting.end) - start) / 60_000;
  const times = { zone: meeting.zone, minutes, bufferMinutes: 0, mostPerDay: Infinity };
  const within = (mostPerWeek: number | null, isOver = false) => {
    const asked = { interviewers, pool: { mostPerWeek } };
    const [id] = holdersOf(times, asked, { moving: meeting.id, former: former?.people ?? [], isOver })(start);
    return interviewers.find((one) => one.id === id);
  };
  const free = within(null);
  const isOfTheirWeek = former && weekOf(former.start, meeting.zone) === weekOf(meeting.start, meeting.zone);
  if (free && isOfTheirWeek && former.people.includes(free.id)) return free;
  const chosen = within(pool.mostPerWeek) ?? (isOverBusy ? within(null, true) : undefined);
  if (chosen || interviewers.length === 0) return chosen;
  throw refuse.conflict(
    free
      ? `Everybody of “${title}” who is free then has ${countOf(pool.mostPerWeek ?? 0, 'interview')} that week already`
      : `Nobody of “${title}” is free then`,
    'isOverBusy',
  );
}

/** Refuses what a meeting and its changes would be in the way of; what changed while its pools were read is read again. */
export function judgeHeld(
  changes: readonly CalendarChange[],
  days: readonly CalendarDay[],
  { actorId, held }: { actorId: number; held: Held | undefined },
): void {
  // The days that a meeting leaves may be of a week that decided nothing.
  const taken = new Set(held && occupiedDays(held.meeting).map(({ day }) => day));
  const decisive = days.filter(({ day }) => taken.has(day));
  if (held && !isAsRead(held.chosen, decisive)) throw changedMeanwhile;
  judgeClashes(changes, days, { actorId, ...held });
}

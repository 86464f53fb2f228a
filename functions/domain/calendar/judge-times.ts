import { oneDay } from '../../../shared/constants/time.ts';
import type { Span } from '../../../shared/rules/calendar-time.ts';
import { calendarMessages } from '../../../shared/validation/calendar.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { CalendarDay } from '../../records/calendar-day.ts';
import { clashesOf, crowdedDays, titleOf } from '../../records/calendar-day.ts';
import { type CalendarChange, interviewersOf, type StoredCalendarEvent } from '../../records/calendar-event.ts';

const furthest = 2 * 366 * oneDay;

/** Refuses an event that begins before now, or in more than two years. `now` is ISO UTC. */
export function judgeStart({ start }: Span, now: string): void {
  if (start < now.slice(0, 16)) throw refuse.invalid('start', calendarMessages.past);
  if (Date.parse(start) > Date.parse(now) + furthest) throw refuse.invalid('start', calendarMessages.far);
}

/** Refuses time away that is over, or ends in more than two years. */
export function judgeAway({ end }: Span, now: string, key = 'end'): void {
  if (end <= now) throw refuse.invalid(key, calendarMessages.past);
  if (Date.parse(end) > Date.parse(now) + furthest) throw refuse.invalid(key, calendarMessages.far);
}

/** Who changes a calendar, and whether meetings stay where they are away. */
export interface Judging {
  actorId: number;
  keepMeetings?: boolean;
  /** The names of those who hold a meeting beside its manager; of others no more is said than that one is busy. */
  names?: ReadonlyMap<number, string>;
  /** Whether they are booked though they are busy. */
  isOverBusy?: boolean;
}

/**
 * Refuses changes that would put a person in two places at once (PLUS-06), naming who is not free. What the other
 * person does then is not said; what is in the caller's own way is. Colleagues who hold a meeting may be booked over, once
 * they were named.
 */
export function judgeClashes(
  changes: readonly CalendarChange[],
  days: readonly CalendarDay[],
  { actorId, keepMeetings = false, names, isOverBusy = false }: Judging,
): void {
  judgeRoom(changes, days, actorId);
  const changing = new Set(changes.map(({ after }) => String(after.id)));
  for (const { after } of changes) {
    const clashes = clashesOf(after, days, changing);
    if (after.kind === 'away' && keepMeetings) continue;
    const own = clashes.find(({ userId }) => userId === actorId);
    if (own && after.kind === 'away')
      throw refuse.conflict(
        `${titles(clashes.map(({ entry }) => titleOf(entry)))} would stay in this time`,
        'keepMeetings',
      );
    if (own)
      throw refuse.conflict(
        own.entry.kind === 'away' ? 'You are marked as unavailable then' : `You have ${titleOf(own.entry)} then`,
        'start',
      );
    const held = new Set(after.manager && after.candidate ? interviewersOf(after) : []);
    const other = clashes.find(({ userId }) => !held.has(userId));
    if (other) throw refuse.conflict(`${nameOf(after, other.userId)} is not free then`, 'start');
    if (clashes.length > 0 && !isOverBusy)
      throw refuse.conflict(
        `${busyNames(clashes.map(({ userId }) => names?.get(userId)))} not free then`,
        'isOverBusy',
      );
  }
}

/** Who of the colleagues is not free, by name where it is known, with the verb. */
function busyNames(found: readonly (string | undefined)[]): string {
  const all = [...new Set(found.map((name) => name || 'An interviewer'))];
  const last = all.at(-1) ?? '';
  return all.length < 2 ? `${last} is` : `${all.slice(0, -1).join(', ')} and ${last} are`;
}

/** Refuses what a day has no room for; of the other person's day no more is said than that they are not free. */
function judgeRoom(changes: readonly CalendarChange[], days: readonly CalendarDay[], actorId: number): void {
  const [crowded, ...more] = crowdedDays(changes, days);
  if (!crowded) return;
  if ([crowded, ...more].some(({ userId }) => userId === actorId))
    throw refuse.conflict(calendarMessages.crowded, 'start');
  const event = changes.find(({ after }) => after.people.includes(crowded.userId))?.after;
  throw refuse.conflict(`${event ? nameOf(event, crowded.userId) : 'The other person'} is not free then`, 'start');
}

function titles(all: readonly string[]): string {
  const distinct = [...new Set(all)];
  if (distinct.length <= 2) return distinct.join(' and ');
  return `${distinct[0]} and ${distinct.length - 1} others`;
}

function nameOf({ manager, candidate }: StoredCalendarEvent, userId: number): string {
  const person = [manager, candidate].find((one) => one?.id === userId);
  if (person) return `${person.firstName} ${person.lastName}`.trim();
  return manager && candidate ? 'An interviewer' : 'The other person';
}

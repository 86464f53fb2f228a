import { oneDay } from '../constants/time.ts';
import type { WorkingHours, WorkingSpan, WorkingWeek } from '../model/working-hours.ts';
import type { Span } from './calendar-time.ts';
import { wallClock } from './zoned-time.ts';

const oneHour = 3_600_000;
const weekends = [0, 6];

/** Hours to begin with for who has chosen none: Monday to Friday, nine to five. */
export const usualHours: WorkingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromHour: 9, toHour: 17 }));

/** Whether two times of a week have a moment in common; one that begins when the other ends has none. */
export function shareTime(one: WorkingSpan, other: WorkingSpan): boolean {
  return one.weekday === other.weekday && one.fromHour < other.toHour && other.fromHour < one.toHour;
}

/** Whether the whole of a span is in somebody's working hours; who has chosen none works at any time. */
export function isWorked({ start, end }: Span, { hours, zone }: WorkingWeek): boolean {
  if (hours.length === 0) return true;
  const [from, to] = [wallClock(Date.parse(start), zone), wallClock(Date.parse(end), zone)];
  const midnight = Math.floor(from / oneDay) * oneDay;
  const sunday = midnight - new Date(midnight).getUTCDay() * oneDay;
  // Of next week too, in which a span of Saturday night ends.
  const worked = hours.flatMap(({ weekday, fromHour, toHour }) =>
    [weekday, weekday + 7].map((day) => {
      const [first, last] = [fromHour, toHour].map((hour) => sunday + day * oneDay + hour * oneHour);
      return Math.max(0, Math.min(to, last!) - Math.max(from, first!));
    }),
  );
  return worked.reduce((sum, one) => sum + one, 0) === to - from;
}

/** The hours between which somebody works on any of these days of the week; undefined where on none. */
export function hoursAround(hours: WorkingHours, weekdays?: readonly number[]): WorkingDay | undefined {
  const on = hours.filter(({ weekday }) => !weekdays || weekdays.includes(weekday));
  if (on.length === 0) return undefined;
  return {
    fromHour: Math.min(...on.map(({ fromHour }) => fromHour)),
    toHour: Math.max(...on.map(({ toHour }) => toHour)),
  };
}
type WorkingDay = Pick<WorkingSpan, 'fromHour' | 'toHour'>;

/** Whether somebody works at weekends. */
export const worksAtWeekends = (hours: WorkingHours): boolean =>
  hours.some(({ weekday }) => weekends.includes(weekday));

import type { WorkingHours } from '../../../../shared/model/working-hours.ts';
import { hoursAround, isWorked } from '../../../../shared/rules/working-hours.ts';
import { daysOf, type View } from './shown-range.ts';

const minute = 60_000;
/** Where a view opens for who has chosen no working hours. */
const eight = 8;

interface Shown {
  view: View;
  date: string;
  /** When something begins, on the clock of the grid. */
  starts: readonly Date[];
}

/** The hour at the top of a view: when its days' work begins, else that of the week; earlier where something is earlier. */
export function openingHour(hours: WorkingHours, { view, date, starts }: Shown): number {
  const days = view === 'day' ? daysOf(date, 'day') : daysOf(date, 'week');
  const weekdays = days.map((day) => new Date(day).getUTCDay());
  const work = (hoursAround(hours, weekdays) ?? hoursAround(hours))?.fromHour ?? eight;
  const shown = starts.filter((start) => days.includes(start.toISOString().slice(0, 10)));
  return Math.min(work, ...shown.map((start) => start.getUTCHours()));
}

/** Whether a moment of the grid, whose wall clock is in its UTC fields, is in the working hours. */
export function isWorkedAt(moment: Date, hours: WorkingHours): boolean {
  const after = new Date(moment.getTime() + minute);
  return isWorked({ start: moment.toISOString(), end: after.toISOString() }, { hours, zone: 'UTC' });
}

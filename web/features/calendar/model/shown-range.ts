import { oneDay } from '../../../../shared/constants/time.ts';
import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { startOfDay, wallClock } from '../../../../shared/rules/zoned-time.ts';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];
export const viewLabels: Record<View, string> = { month: 'Month', week: 'Week', day: 'Day', agenda: 'Agenda' };

const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** An instant as the grid takes it: the wall clock of the zone in UTC fields. */
export const asGridDate = (instant: string, zone: string): Date => new Date(wallClock(Date.parse(instant), zone));

/** Today's date in a zone: '2026-11-22'. */
export const todayIn = (zone: string, now: number): string => isoDate(wallClock(now, zone));

/** The date that a step of a view leads to. */
export function stepped(date: string, view: View, steps: 1 | -1): string {
  const at = Date.parse(date);
  if (view === 'day') return isoDate(at + steps * oneDay);
  if (view === 'week') return isoDate(at + 7 * steps * oneDay);
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + steps);
  return isoDate(moved.getTime());
}

/** The days of a week or day, in the order of its columns. */
export function daysOf(date: string, view: 'week' | 'day'): string[] {
  if (view === 'day') return [date];
  const sunday = Date.parse(date) - new Date(date).getUTCDay() * oneDay;
  return [0, 1, 2, 3, 4, 5, 6].map((after) => isoDate(sunday + after * oneDay));
}

/** The moments between which the calendar is read for a date: its month in the zone, and the weeks around it. */
export function readRange(date: string, zone: string): { from: string; to: string } {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const [first, last] = [Date.UTC(year, month - 1, 1) - 7 * oneDay, Date.UTC(year, month, 1) + 7 * oneDay];
  return {
    from: new Date(startOfDay(isoDate(first), zone)).toISOString(),
    to: new Date(startOfDay(isoDate(last), zone)).toISOString(),
  };
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: string | number) => format.format(new Date(date));
};
const monthName = words({ month: 'long', year: 'numeric' });
/** A day as a heading: 'Tuesday, November 24, 2026'. */
export const dayHeading = words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortDay = words({ month: 'short', day: 'numeric' });

/** What is shown, as the heading says it. */
export function rangeTitle(date: string, view: View): string {
  if (view === 'day') return dayHeading(date);
  if (view !== 'week') return monthName(date);
  const at = Date.parse(date);
  const first = at - new Date(at).getUTCDay() * oneDay;
  return `${shortDay(first)} – ${shortDay(first + 6 * oneDay)}, ${new Date(first + 6 * oneDay).getUTCFullYear()}`;
}

/** The local day of an instant: '2026-11-24'. */
export const localDay = (instant: string, zone: string): string => isoDate(wallClock(Date.parse(instant), zone));

/**
 * The date on which a view opens: today, or the day of the next event where nothing that is still to come is in the view
 * of today.
 */
export function openingDate(
  items: readonly CalendarItem[],
  { view, zone, now }: { view: View; zone: string; now: number },
): string {
  const today = todayIn(zone, now);
  const toCome = items.filter(({ rendering, end }) => rendering !== 'background' && Date.parse(end) > now);
  const days = toCome.map(({ start }) => localDay(start, zone)).toSorted();
  const [next = today] = days.map((day) => (day < today ? today : day));
  const isShown =
    view === 'week' || view === 'day' ? daysOf(today, view).includes(next) : next.slice(0, 7) === today.slice(0, 7);
  return isShown ? today : next;
}

/** How many interviews of today are not over; a recruiter's are those of whom they put forward. */
export const meetingsLeftOn = (items: readonly CalendarItem[], now: number, zone: string): number =>
  items.filter(
    ({ kind, start, end }) =>
      (kind === 'meeting' || kind === 'interview') &&
      Date.parse(end) > now &&
      localDay(start, zone) <= todayIn(zone, now),
  ).length;

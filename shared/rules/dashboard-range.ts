import type { DateRange } from '../constants/date-ranges.ts';
import { oneDay } from '../constants/time.ts';
import { instantsAt, wallClock } from './zoned-time.ts';

/** A span of instants in milliseconds; the end does not belong to it. */
export interface Span {
  from: number;
  to: number;
}

/** The range of a dashboard in its reader's time zone. */
export interface DashboardRange extends Span {
  /** The same part of the range before, which figures are compared with; none for `all`. */
  before: Span | null;
  /** The days of a week or a month, or the months of a year, oldest first; the last one may still be running. */
  steps: Span[];
}

/** Counters are kept by quarter hours, which the offsets of all time zones are multiples of. */
export const quarterHour = 900_000;
const monthsOfAll = 24;

/**
 * The running week (from Monday), month or year on the calendar of this zone, with the running quarter hour, or everything since `first`;
 * `before` is the same part of the one before, so that a running week is not compared with a whole one (DASH-11 to
 * DASH-15). `first` and `now` are instants in milliseconds.
 */
export function dashboardRange(range: DateRange, zone: string, now: number, first = 0): DashboardRange {
  const today = startOfDay(wallClock(now, zone));
  const begin = range === 'all' ? startOfMonth(wallClock(first, zone)) : beginOf[range](today);
  const from = instant(begin, zone);
  const to = now - (now % quarterHour) + quarterHour;
  const edges = isByDay(range) ? daysBetween(begin, today) : monthsBetween(begin, today).slice(-monthsOfAll);
  const starts = edges.map((wall) => instant(wall, zone));
  return {
    from: range === 'all' ? 0 : from,
    to,
    before: range === 'all' ? null : sameOfTheOneBefore(range, begin, to, zone),
    steps: starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to })),
  };
}

/** When a range begins, in milliseconds; without one, everything counts. */
export const rangeBegin = (
  { range, zone }: { range?: Exclude<DateRange, 'all'> | undefined; zone: string },
  now: string,
): number => (range ? instant(beginOf[range](startOfDay(wallClock(Date.parse(now), zone))), zone) : 0);

/** Whether the steps of this range are days; they are months otherwise. */
export const isByDay = (range: DateRange): boolean => range === 'week' || range === 'month';

const beginOf: Record<Exclude<DateRange, 'all'>, (today: number) => number> = {
  week: (today) => today - ((new Date(today).getUTCDay() + 6) % 7) * oneDay,
  month: startOfMonth,
  year: (today) => Date.UTC(new Date(today).getUTCFullYear(), 0, 1),
};

// By the clock on the wall, so that a week in which the clocks change is compared with the same days and hours. A month
// that is longer than the one before it ends with that.
function sameOfTheOneBefore(range: Exclude<DateRange, 'all'>, begin: number, to: number, zone: string): Span {
  const before = beginOf[range](begin - oneDay);
  const end = Math.min(before + (wallClock(to, zone) - begin), begin);
  return { from: instant(before, zone), to: instant(end, zone) };
}

// A time that the clock skips means the moment at which it is put forward; one that it shows twice means the first.
function instant(wall: number, zone: string): number {
  for (let late = wall; ; late += quarterHour) {
    const [first] = instantsAt(late, zone);
    if (first !== undefined) return first;
  }
}

const startOfDay = (wall: number): number => wall - (((wall % oneDay) + oneDay) % oneDay);

function startOfMonth(wall: number): number {
  const date = new Date(wall);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function daysBetween(begin: number, today: number): number[] {
  return Array.from({ length: Math.round((today - begin) / oneDay) + 1 }, (_, index) => begin + index * oneDay);
}

function monthsBetween(begin: number, today: number): number[] {
  const [from, to] = [new Date(begin), new Date(today)];
  const count = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
  return Array.from({ length: count }, (_, index) => Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index, 1));
}

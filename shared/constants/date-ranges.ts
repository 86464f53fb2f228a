import { oneDay } from './time.ts';

/** Named spans of time, each counted back from now; `all` means no limit (LOOK-06, JOB-34). */
export const dateRanges = ['week', 'month', 'year', 'all'] as const;
export type DateRange = (typeof dateRanges)[number];

const days: Record<Exclude<DateRange, 'all'>, number> = { week: 7, month: 30, year: 365 };

/** When the span began, as ISO date and time in UTC; undefined for `all`. */
export function beginOf(range: DateRange, now: string): string | undefined {
  return range === 'all' ? undefined : new Date(Date.parse(now) - days[range] * oneDay).toISOString();
}

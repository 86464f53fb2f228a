import type { DateRange } from '../../../shared/constants/date-ranges.ts';
import { dashboardRange, type DashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';

/** How a query names its range. */
export interface RangeQuery {
  range?: Exclude<DateRange, 'all'> | undefined;
  zone: string;
}

/** The range that a query asks for; without one, everything since the account was made (DASH-10). */
export function askedRange(query: RangeQuery, now: string, userId: number): DashboardRange {
  return dashboardRange(query.range ?? 'all', query.zone, Date.parse(now), timeOfId(userId));
}

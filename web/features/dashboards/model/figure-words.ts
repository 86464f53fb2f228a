import type { Flow } from '../../../../shared/constants/dashboard.ts';
import { answerDays, fewestCases, flowLabels } from '../../../../shared/constants/dashboard.ts';
import type { DateRange } from '../../../../shared/constants/date-ranges.ts';
import type { DashboardFigures, FlowFigure, StatusFigure } from '../../../../shared/model/dashboard.ts';
import type { Source } from '../../../../shared/constants/sources.ts';
import { isByDay } from '../../../../shared/rules/dashboard-range.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { placeOfZone } from '../../../../shared/rules/zone-words.ts';

/** What each flow is called, and what exactly it counts. */
export const flowWords: Record<Flow, { label: string; counts: string }> = {
  posted: { label: flowLabels.posted, counts: 'Jobs that were posted, also those that were deleted later.' },
  candidates: {
    label: flowLabels.candidates,
    counts: 'Candidates who came onto a job: put forward, or applied and accepted.',
  },
  moves: { label: flowLabels.moves, counts: 'Changes of a candidate’s status. A move that was undone does not count.' },
  closed: { label: flowLabels.closed, counts: 'Jobs that were closed, with or without a hire.' },
  hired: { label: flowLabels.hired, counts: 'Jobs that were closed with a hired candidate.' },
  points: { label: flowLabels.points, counts: 'Points awarded for hires.' },
  clientsAdded: {
    label: flowLabels.clientsAdded,
    counts: 'Client companies that were added, also those that were removed later.',
  },
  clientsRemoved: { label: flowLabels.clientsRemoved, counts: 'Client companies that were removed.' },
  removed: { label: flowLabels.removed, counts: 'Jobs that were deleted.' },
};

/** What exactly each source of hires counts, and all of them together. */
export const sourceCounts: Record<Source | 'all', string> = {
  all: 'Jobs closed with a hire in this period, by how the hired person came onto the job. Hires from before sources were kept are left out.',
  applied: 'Found the job and applied.',
  recommended: 'Applied after someone recommended the job to them.',
  put_forward: 'A recruiter proposed them, and they agreed.',
  invited: 'Joined by an invitation, then applied.',
};

/** What the report of rejections counts. */
export const rejectionCounts =
  'Candidates rejected in this period for a reason of the list. Rejections with own words alone, and who withdrew, are left out.';

/** What the column of answers in a ranking counts. */
export const answeredCounts = `Of the submitted candidates who were moved on or rejected in this period, those who had waited less than ${answerDays[1]} days.`;

const dated = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });

/** The range in words: 'Mon, Nov 16, 2026 until now, New York'. */
export function rangeWords({ range }: Pick<DashboardFigures, 'range'>, zone: string): string {
  const place = placeOfZone(zone);
  if (!range.from) return `Everything until now, ${place}`;
  const day = dated(zone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
  return `${day.format(new Date(range.from))} until now, ${place}`;
}

/** The names of a range's steps: 'Mon 16', or 'Nov 2026'. */
export function stepLabels(steps: readonly string[], range: DateRange, zone: string): string[] {
  const label = isByDay(range)
    ? dated(zone, { weekday: 'short', day: 'numeric' })
    : dated(zone, { month: 'short', year: 'numeric' });
  return steps.map((step) => label.format(new Date(step)));
}

/** How a flow compares: '4 by this time last week'; nothing where there is no range before. */
export function beforeWords({ before }: Pick<FlowFigure, 'before'>, range: DateRange): string | undefined {
  return before === null || range === 'all' ? undefined : `${formatCount(before)} by this time last ${range}`;
}

/** How many of those who left a status moved on: '3 of 4', and from five cases on '6 of 8 (75%)'. */
export function shareWords({ movedOn, rejected }: Pick<StatusFigure, 'movedOn' | 'rejected'>): string {
  const cases = movedOn + rejected;
  const counts = `${formatCount(movedOn)} of ${formatCount(cases)}`;
  return cases < fewestCases ? counts : `${counts} (${Math.round((movedOn / cases) * 100)}%)`;
}

/** How many of so many cases: '3 of 4', and from five cases on '6 of 8 (75%)'. */
export const partWords = (part: number, cases: number): string => shareWords({ movedOn: part, rejected: cases - part });

/** A length of stay: 'same day', '3 days'. */
export const daysWords = (days: number): string => (days === 0 ? 'same day' : countOf(days, 'day'));

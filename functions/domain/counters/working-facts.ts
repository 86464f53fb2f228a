import { fewestCases } from '../../../shared/constants/dashboard.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import type { WorkingFacts } from '../../../shared/model/working-facts.ts';
import type { DashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { movedName } from './counted-event.ts';
import type { QuarterCounts } from './hour-counters.ts';
import { figuresOf } from './figures.ts';

/**
 * How somebody worked in a range, from the counters of their dashboard: each fact needs five cases (PLUS-14). A share
 * never exceeds the whole, though an answer may be to a submission before the range.
 */
export function workingFactsOf(quarters: readonly QuarterCounts[], range: DashboardRange): WorkingFacts {
  const { flows, statuses, answers } = figuresOf(quarters, range, ['candidates', 'hired'], ['submitted']);
  const movedTo = (to: (typeof pipelineStatuses)[number]) =>
    pipelineStatuses.reduce((sum, from) => sum + sumOf(quarters, range, movedName(from, to)), 0);
  const flow = (name: string) => flows.find((one) => one.name === name)?.count ?? 0;
  const submitted = movedTo('submitted');
  const days = statuses[0]?.days;
  return {
    from: new Date(range.from).toISOString(),
    to: new Date(range.to).toISOString(),
    firstAnswer: days ? { of: answers.cases, days: days.median } : null,
    answered: shareOf(answers.cases, submitted),
    interviewed: shareOf(movedTo('first_interview_scheduled'), submitted),
    notes: notesOf(sumOf(quarters, range, 'notes'), flow('candidates')),
    hired: shareOf(flow('hired'), flow('candidates')),
  };
}

function sumOf(quarters: readonly QuarterCounts[], { from, to }: DashboardRange, name: string): number {
  return quarters.reduce((sum, { at, counts }) => sum + (at >= from && at < to ? (counts[name] ?? 0) : 0), 0);
}

// Several notes may be about one candidate, so this is no share.
const notesOf = (count: number, of: number) => (of < fewestCases ? null : { of, count });

const shareOf = (count: number, of: number) => (of < fewestCases ? null : { of, count: Math.min(count, of) });

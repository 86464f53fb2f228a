import { answerDays, fewestCases, longestHire, longestStay, type Flow } from '../../../shared/constants/dashboard.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { rejectionReasons } from '../../../shared/constants/rejection-reasons.ts';
import { sources } from '../../../shared/constants/sources.ts';
import type { Answers, DashboardFigures, StatusFigure } from '../../../shared/model/dashboard.ts';
import type { DashboardRange, Span } from '../../../shared/rules/dashboard-range.ts';
import type { QuarterCounts } from './hour-counters.ts';
import { hiredAfterName, hiredByName, movedName, rejectedForName, stayedName } from './counted-event.ts';

/**
 * What counters say about a range: each flow with its steps, and for these statuses what became of the candidates who
 * left them; how long hires and answers took, and how the hired came onto their jobs.
 */
export function figuresOf(
  quarters: readonly QuarterCounts[],
  range: DashboardRange,
  flows: readonly Flow[],
  statuses: readonly PipelineStatus[] = pipelineStatuses,
): DashboardFigures {
  const inRange = sumsIn(quarters, range);
  const inBefore = range.before && sumsIn(quarters, range.before);
  const inSteps = range.steps.map((step) => sumsIn(quarters, step));
  return {
    range: sentSpan(range),
    before: range.before && sentSpan(range.before),
    steps: range.steps.map(({ from }) => new Date(from).toISOString()),
    flows: flows.map((name) => ({
      name,
      count: inRange(name),
      before: inBefore && inBefore(name),
      steps: inSteps.map((sum) => sum(name)),
    })),
    statuses: statuses.map((status) => statusFigure(status, inRange)),
    toHire: hiresTaken(inRange),
    answers: answersIn(inRange),
    sources: sources.map((source) => ({ source, hires: inRange(hiredByName(source)) })),
    rejections: rejectionReasons.map((reason) => ({ reason, candidates: inRange(rejectedForName(reason)) })),
  };
}

/** The sum of a counter. */
type Sum = (name: string) => number;

function sumsIn(quarters: readonly QuarterCounts[], { from, to }: Span): Sum {
  const sums = new Map<string, number>();
  for (const { at, counts } of quarters)
    if (at >= from && at < to)
      for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  return (name) => sums.get(name) ?? 0;
}

// A candidate who was submitted waits for an answer: to be moved, wherever to.
function answersIn(sum: Sum): Answers {
  const days = staysIn('submitted', sum);
  const until = (end: number) => days.slice(0, end).reduce((total, count) => total + count, 0);
  return { cases: until(days.length), within: answerDays.map((limit) => until(limit)) };
}

function hiresTaken(sum: Sum): DashboardFigures['toHire'] {
  const days = Array.from({ length: longestHire + 1 }, (_, count) => sum(hiredAfterName(count)));
  return { cases: days.reduce((total, count) => total + count, 0), days: daysOf(days) };
}

const staysIn = (status: PipelineStatus, sum: Sum): number[] =>
  Array.from({ length: longestStay + 1 }, (_, count) => sum(stayedName(status, count)));

function statusFigure(status: PipelineStatus, sum: Sum): StatusFigure {
  const later = pipelineStatuses.slice(pipelineStatuses.indexOf(status) + 1).filter((to) => to !== 'rejected');
  return {
    status,
    movedOn: status === 'rejected' ? 0 : later.reduce((total, to) => total + sum(movedName(status, to)), 0),
    rejected: status === 'rejected' ? 0 : sum(movedName(status, 'rejected')),
    days: daysOf(staysIn(status, sum)),
  };
}

function daysOf(counts: readonly number[]): StatusFigure['days'] {
  const cases = counts.reduce((total, count) => total + count, 0);
  if (cases < fewestCases) return null;
  return { median: dayOfRank(counts, Math.ceil(cases / 2)), p90: dayOfRank(counts, Math.ceil(cases * 0.9)) };
}

// The day on which the case of this rank, counted from the shortest stay, had left.
function dayOfRank(counts: readonly number[], rank: number): number {
  let passed = 0;
  return counts.findIndex((count) => (passed += count) >= rank);
}

const sentSpan = ({ from, to }: Span) => ({
  from: from === 0 ? null : new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

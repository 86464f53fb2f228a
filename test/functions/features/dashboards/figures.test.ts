import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import { personName } from '../../../../functions/domain/counters/counted-event.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { answerDays, fewestCases, managerFlows } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { dashboardRange, type Span } from '../../../../shared/rules/dashboard-range.ts';
import { aClock } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

type Move = EventOf<'candidate-status-changed'>;
const example = candidateStatusChangedExamples[0] as Move;
const { managerId, recruiterId } = example.data;
const now = Date.parse('2026-11-18T20:07:00Z');
const hour = 3_600_000;

/** Numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Moves of the last 50 days, about a fifth of them undone minutes later. */
function aHistory(random: () => number): Move[] {
  return Array.from({ length: 120 }, (_, at): Move[] => {
    const time = new Date(now - random() * 50 * 24 * hour).toISOString();
    const [from = 'contacted', to = 'submitted'] = [random(), random()].map(
      (one) => pipelineStatuses[Math.floor(one * pipelineStatuses.length)],
    );
    const since = new Date(Date.parse(time) - random() * 9 * 24 * hour).toISOString();
    const move: Move = { ...example, id: at * 2 + 1, time, data: { ...example.data, from, to, since } };
    if (random() > 0.2) return [move];
    const undoneAt = new Date(Date.parse(time) + 9 * 60_000).toISOString();
    const data = { ...move.data, from: to, to: from, undo: true, undoneAt: time };
    return [move, { ...move, id: at * 2 + 2, time: undoneAt, data }];
  }).flat();
}

/** The moves of a span that were not undone, found by looking at every event. */
function recount(events: readonly Move[], { from, to }: Span): Move[] {
  const undone = new Set(events.flatMap(({ data }) => (data.undo ? [data.undoneAt] : [])));
  return events.filter(({ time, data }) => !data.undo && !undone.has(time) && at(time) >= from && at(time) < to);
}
const at = (time: string) => Date.parse(time);

describe('The figures of a dashboard', () => {
  const local = withLocalTable();

  it('equal a recount of the events, in every zone and range, after repeats and in any order', async () => {
    const random = seeded(20_261_122);
    const events = aHistory(random);
    const deliveries = [...events, ...events.filter(() => random() < 0.3)].sort(() => random() - 0.5);
    const table = openTable(local.tableName, local.documents);
    const store = countersStore(table, aClock(new Date(now).toISOString()));
    for (const event of deliveries) await count(event, store);
    for (const zone of ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles'])
      for (const named of ['week', 'month', 'year', 'all'] as const) {
        const range = dashboardRange(named, zone, now, now - 60 * 24 * hour);
        const figures = figuresOf(await dashboardsStore(table).counters(managerId, range), range, managerFlows);
        const moves = figures.flows.find(({ name }) => name === 'moves');
        expect(moves).toEqual({
          name: 'moves',
          count: recount(events, range).length,
          before: range.before && recount(events, range.before).length,
          steps: range.steps.map((step) => recount(events, step).length),
        });
        const waits = recount(events, range)
          .filter(({ data }) => data.from === 'submitted')
          .map(({ time, data }) => at(time) - at(data.since ?? time));
        const within = answerDays.map((days) => waits.filter((wait) => wait < days * 24 * hour).length);
        expect(figures.answers).toEqual({ cases: waits.length, within });
        const people = await dashboardsStore(table).countersOfPeople('everyone', range);
        for (const [kind, id] of [['m', managerId] as const, ['r', recruiterId!] as const]) {
          const sum = (measure: 'answers' | 'inTime') =>
            people.reduce((total, { counts }) => total + (counts[personName(kind, id, measure)] ?? 0), 0);
          expect([sum('answers'), sum('inTime')]).toEqual([waits.length, within[1]]);
        }
        for (const [place, { status, rejected, movedOn, days }] of figures.statuses.entries()) {
          const left = recount(events, range).filter(({ data }) => data.from === status);
          const isOut = status === 'rejected';
          expect(rejected).toBe(isOut ? 0 : left.filter(({ data }) => data.to === 'rejected').length);
          const on = left.filter(({ data }) => data.to !== 'rejected' && pipelineStatuses.indexOf(data.to) > place);
          expect(movedOn).toBe(isOut ? 0 : on.length);
          expect(days).toEqual(daysOf(left));
        }
      }
  });
});

function daysOf(left: readonly Move[]) {
  const days = left
    .map(({ time, data }) => Math.floor((at(time) - at(data.since ?? time)) / (24 * hour)))
    .sort((a, b) => a - b);
  if (days.length < fewestCases) return null;
  return { median: days[Math.ceil(days.length / 2) - 1], p90: days[Math.ceil(days.length * 0.9) - 1] };
}

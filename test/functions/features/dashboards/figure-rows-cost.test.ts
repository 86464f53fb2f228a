import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figureRowsStore } from '../../../../functions/features/dashboards/figure-rows.store.ts';
import { listManagerFigureHandler } from '../../../../functions/features/dashboards/figure.handlers.ts';
import { readManagerDashboardHandler } from '../../../../functions/features/dashboards/manager-dashboard.handlers.ts';
import { movedName, stayedName } from '../../../../functions/domain/counters/counted-event.ts';
import { hourOf, namedInHour } from '../../../../functions/domain/counters/hour-counters.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { dashboardBudget, figureListBudget } from '../../../budgets.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const [hour, day] = [3_600_000, 86_400_000];
const nowText = '2026-11-23T15:07:00.000Z';
const now = Date.parse(nowText);
const jobs = 2000;

let local: LocalTable;
let table: Table;
const opens = (opened: LocalTable) => {
  local = opened;
  table = openTable(opened.tableName, opened.documents);
};

/** So many moves of a manager at these times, one in a thousand of them a rejection, with their counters rolled up. */
async function moved(managerId: number, times: readonly number[]): Promise<void> {
  const hours = new Map<string, Record<string, number>>();
  const rows = times.map((time, row) => {
    const at = new Date(time).toISOString();
    const to = row % 1000 === 999 ? ('rejected' as const) : ('submitted' as const);
    const sums = hours.get(hourOf(at)) ?? {};
    const add = {
      moves: 1,
      [movedName('contacted', to)]: 1,
      [stayedName('contacted', row % 40)]: 1,
      ...(row % 10 === 0 && { posted: 1 }),
    };
    for (const [name, value] of Object.entries(namedInHour({ at, add }))) sums[name] = (sums[name] ?? 0) + value;
    hours.set(hourOf(at), sums);
    const [jobId, candidateId] = [100 + (row % jobs), 10_000 + row];
    const ids = { managerId, jobId, candidateId, recruiterId: 5 };
    const key = keys.countedRow(managerId, 'moves', at, `${jobId}-${candidateId}`);
    return { put: { ...key, at, ...ids, from: 'contacted' as const, to, days: 1 } };
  });
  const counters = [...hours].map(([one, sums]) => ({
    put: { ...keys.hourCounters(managerId, one), hour: one, ...sums },
  }));
  const puts = [...rows, ...counters];
  for (let start = 0; start < puts.length; start += 100) await table.write(puts.slice(start, start + 100));
  await rollUpHours(table, managerId, { until: now - (now % hour) - hour });
}

async function opened(managerId: number, asked: object) {
  const query = listManagerFigureHandler.route.request.query.parse(asked);
  const needs = {
    dashboardsStore: dashboardsStore(table),
    figureRowsStore: figureRowsStore(table),
    clock: aClock(nowText),
  };
  local.calls.length = 0;
  const { result } = await handled(
    listManagerFigureHandler,
    { query, actor: anActor('manager', { id: managerId }) },
    needs,
  );
  const readUnits = local.calls.reduce((sum, call) => sum + (call.readUnits ?? 0), 0);
  return { ...result, calls: local.calls.length, readUnits };
}

describe('A list behind a figure whose counters are rolled up', () => {
  withLocalTable(opens);

  it('says how many there are of its range alone, in a week or month that holds more (PLUS-30)', async () => {
    // The first of November is a Sunday, so that one week holds days of both months.
    const times = ['2026-10-30T10:00:00Z', '2026-10-31T10:00:00Z', '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'];
    await moved(
      1001,
      times.map((time) => Date.parse(time)),
    );
    const month = { range: 'month', zone: 'UTC', figure: 'moves' };
    for (const [asked, total] of [
      [month, 2],
      [{ ...month, zone: 'Asia/Kathmandu' }, 2],
      [{ ...month, step: '2026-11-01T00:00:00.000Z' }, 1],
      [{ ...month, range: 'week' }, 0],
      [{ ...month, range: 'year', step: '2026-10-01T00:00:00.000Z' }, 2],
    ] as const) {
      const { data, meta } = await opened(1001, asked);
      expect([data.length, meta.total], JSON.stringify(asked)).toEqual([total, total]);
    }
  });
});

describe('A page behind a figure', () => {
  withLocalTable(opens);
  beforeAll(async () => {
    const spread = (count: number) => Array.from({ length: count }, (_, at) => now - hour - (at / count) * 300 * day);
    await moved(2001, spread(100));
    await moved(2002, spread(20_000));
  }, 120_000);

  it('costs the same at 20,000 moves on 2,000 jobs as at 100, and a bounded number of calls where few count (PLUS-30)', async () => {
    for (const range of dateRanges) {
      const asked = { zone: 'Asia/Kathmandu', perPage: 25, ...(range !== 'all' && { range }) };
      for (const managerId of [2001, 2002]) {
        const { calls, readUnits } = await opened(managerId, { ...asked, figure: 'moves' });
        expect(calls, range).toBeLessThanOrEqual(figureListBudget.calls);
        expect(readUnits, range).toBeLessThanOrEqual(figureListBudget.readUnits);
        const rare = await opened(managerId, { ...asked, figure: 'rejected', status: 'contacted' });
        expect(rare.calls, range).toBeLessThanOrEqual(figureListBudget.mostCalls);
        expect(rare.readUnits, range).toBeLessThanOrEqual(figureListBudget.mostReadUnits);
      }
    }
  });

  it('belongs to a dashboard that costs one call and 25 read units for a year of 20,000 moves on 2,000 jobs', async () => {
    const actor = anActor('manager', { id: 2002 });
    const needs = { dashboardsStore: dashboardsStore(table), clock: aClock(nowText) };
    local.calls.length = 0;
    const query = { range: 'year', zone: 'America/Los_Angeles' } as const;
    const { result } = await handled(readManagerDashboardHandler, { query, actor }, needs);
    const countOf = (name: string) => result.flows.find((one) => one.name === name)?.count;
    expect([countOf('moves'), countOf('posted')]).toEqual([20_000, 2000]);
    expect(local.calls.length).toBe(dashboardBudget.calls);
    expect(local.calls.reduce((sum, call) => sum + (call.readUnits ?? 0), 0)).toBeLessThanOrEqual(
      dashboardBudget.readUnits,
    );
  });
});

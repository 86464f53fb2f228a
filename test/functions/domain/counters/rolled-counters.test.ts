import { describe, expect, it } from 'vitest';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { closedJobsPage, topRecruiters } from '../../../../functions/features/dashboards/closed-jobs.steps.ts';
import type { CountersOf } from '../../../../functions/domain/counters/hour-counters.ts';
import { hourOf, namedInHour } from '../../../../functions/domain/counters/hour-counters.ts';
import { recountRollUps } from '../../../../functions/domain/counters/recount-roll-ups.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { dashboardRange, type Span } from '../../../../shared/rules/dashboard-range.ts';
import { dashboardBudget } from '../../../budgets.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-11-23T15:07:00Z');
const nowText = new Date(now).toISOString();
const zones = ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati'];

/** Numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

let local: LocalTable;
let table: Table;
const opens = (opened: LocalTable) => {
  local = opened;
  table = openTable(opened.tableName, opened.documents);
};
const store = () => countersStore(table, aClock(nowText));

/** What dashboards say in each zone and range beside a sum over every event. */
async function compared(whose: CountersOf, times: readonly number[]) {
  const wrong: string[] = [];
  const sum = ({ from, to }: Span) => times.filter((at) => at >= from && at < to).length;
  for (const zone of zones)
    for (const named of dateRanges) {
      const range = dashboardRange(named, zone, now, Date.parse('2025-02-01T00:00:00Z'));
      const [flow] = figuresOf(await dashboardsStore(table).counters(whose, range), range, ['moves'], []).flows;
      const right = { count: sum(range), before: range.before && sum(range.before), steps: range.steps.map(sum) };
      const { count, before, steps } = flow!;
      if (JSON.stringify({ count, before, steps }) !== JSON.stringify(right)) wrong.push(`${named} in ${zone}`);
    }
  return wrong;
}

describe('Counters that are rolled up', () => {
  withLocalTable(opens);

  it('say in every zone and range what a sum over all events says, however far they are rolled up and whatever comes late', async () => {
    const random = seeded(23);
    const times = Array.from({ length: 200 }, () => now - Math.floor(random() * random() * 660 * day));
    const whose = 1001;
    const add = (at: number, id: number) =>
      store().add(id, { whose, at: new Date(at).toISOString(), add: { moves: 1 } });
    const early = times.slice(0, 150);
    for (const [id, at] of early.entries()) await add(at, id + 1);
    expect(await compared(whose, early)).toEqual([]);
    await rollUpHours(table, whose, { until: now - 40 * day });
    expect(await compared(whose, early)).toEqual([]);
    await rollUpHours(table, whose, { until: now - (now % hour) - hour });
    expect(await compared(whose, early)).toEqual([]);
    // Late ones, some of them twice.
    for (const [id, at] of times.slice(150).entries()) await add(at, id + 151);
    for (const [id, at] of times.slice(190).entries()) await add(at, id + 191);
    expect(await compared(whose, times)).toEqual([]);
    await rollUpHours(table, whose, { until: now - (now % hour) - hour });
    expect(await compared(whose, times)).toEqual([]);
    expect(await recountRollUps(table, whose)).toEqual([]);
  });

  it('take what is counted while they are rolled up', async () => {
    const whose = 1002;
    const times = Array.from({ length: 24 }, (_, at) => now - (at + 2) * 5 * hour);
    const until = now - (now % hour) - hour;
    await Promise.all([
      rollUpHours(table, whose, { until }),
      ...times.map((at, id) => store().add(id + 1, { whose, at: new Date(at).toISOString(), add: { moves: 1 } })),
      rollUpHours(table, whose, { until: until - 30 * hour }),
    ]);
    expect(await compared(whose, times)).toEqual([]);
  });

  it('that are wrong are found and mended by a recount', async () => {
    const whose = 1003;
    const at = Date.parse('2026-10-05T09:00:00Z');
    await store().add(1, { whose, at: new Date(at).toISOString(), add: { moves: 1 } });
    await rollUpHours(table, whose, { until: now - day });
    for (const [kind, name] of [
      ['WEEK', '2026-10-05'],
      ['MONTH', '2026-09'],
    ] as const)
      await table.writeOne({
        put: {
          ...keys.rollUp(whose, kind, name, 'figures'),
          kind,
          start: kind === 'WEEK' ? Date.parse('2026-10-05T00:00:00Z') : Date.parse('2026-09-01T00:00:00Z'),
          series: 'figures',
          until: now - day,
          counts: { moves: '0:7' },
        },
      });
    expect(await compared(whose, [at])).not.toEqual([]);
    expect(await recountRollUps(table, whose)).toEqual(['2026-09 figures', '2026-10-05 figures']);
    expect(await compared(whose, [at])).toEqual([]);
    expect(await recountRollUps(table, whose)).toEqual([]);
  });
});

describe('A dashboard', () => {
  withLocalTable(opens);

  /** Two years in which so many jobs were posted and closed by the same twenty managers and forty recruiters. */
  async function counted(whose: CountersOf, jobs: number): Promise<void> {
    const hours = new Map<string, Record<string, number>>();
    for (let at = 0; at < jobs; at++) {
      const time = new Date(now - hour - Math.floor((at / jobs) * 690 * day)).toISOString();
      const add = {
        posted: 1,
        closed: 1,
        hired: 1,
        points: 40,
        [`r_${5000 + (at % 40)}_hires`]: 1,
        [`m_${6000 + (at % 20)}_hires`]: 1,
        [`c_${6000 + (at % 20)}_${7000 + (at % 60)}_closed`]: 1,
      };
      const sums = hours.get(hourOf(time)) ?? {};
      for (const [name, value] of Object.entries(namedInHour({ at: time, add })))
        sums[name] = (sums[name] ?? 0) + value;
      hours.set(hourOf(time), sums);
    }
    const puts = [...hours].map(([one, counters]) => ({
      put: { ...keys.hourCounters(whose, one), hour: one, ...counters },
    }));
    for (let start = 0; start < puts.length; start += 100) await table.write(puts.slice(start, start + 100));
    await rollUpHours(table, whose, { until: now - (now % hour) - hour });
  }

  async function costOf(act: () => Promise<unknown>) {
    local.calls.length = 0;
    await act();
    return {
      calls: local.calls.length,
      readUnits: local.calls.reduce((sum, call) => sum + (call.readUnits ?? 0), 0),
    };
  }

  it(
    'costs one call and a bounded number of read units in every range, at 50,000 jobs as at 100',
    { timeout: 120_000 },
    async () => {
      await counted(2001, 100);
      await counted(2002, 50_000);
      const actor = anActor('super_manager');
      const reads = { dashboardsStore: dashboardsStore(table), clock: aClock(nowText) };
      for (const named of dateRanges)
        for (const whose of [2001, 2002]) {
          const range = dashboardRange(named, 'Asia/Kathmandu', now, now - 600 * day);
          const figures = await costOf(() => reads.dashboardsStore.counters(whose, range));
          expect(figures.calls).toBe(dashboardBudget.calls);
          expect(figures.readUnits).toBeLessThanOrEqual(dashboardBudget.readUnits);
          const query = { zone: 'UTC', page: 1, perPage: 10, ...(named !== 'all' && { range: named }) };
          const lists = [
            await costOf(() => topRecruiters(whose, { actor, query }, reads)),
            await costOf(() => closedJobsPage(whose, { actor, query }, reads)),
          ];
          for (const { calls, readUnits } of lists) {
            expect(calls).toBeLessThanOrEqual(dashboardBudget.callsOfAList);
            expect(readUnits).toBeLessThanOrEqual(dashboardBudget.readUnitsOfAList);
          }
        }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { addCount } from '../../../../functions/domain/counters/hour-counters.ts';
import { recountRollUps } from '../../../../functions/domain/counters/recount-roll-ups.ts';
import { noteLate, rolled, rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { countedIn } from '../../../../functions/domain/counters/rolled-counters.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { dateRanges } from '../../../../shared/constants/date-ranges.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';
import { withLocalTable } from '../../../support/local-table.ts';

it('A late count that could not be noted is an error, so that it is noted the next time', async () => {
  const table = { writeOne: () => Promise.reject(new Error('throttled')) } as unknown as Table;
  await expect(noteLate(table, 1001, 0)).rejects.toThrow('throttled');
});

it('A rolled up month has an item of figures even if nothing is left of them, and of others only where there are some', () => {
  const [start, until] = [Date.parse('2026-11-01T00:00:00Z'), Date.parse('2026-11-20T00:00:00Z')];
  const seriesOf = (counts: Record<string, number>) =>
    rolled('MONTH', start, until, [{ at: start, counts }]).map(({ series }) => series);
  expect(seriesOf({})).toEqual(['figures']);
  expect(seriesOf({ moves: 1 })).toEqual(['figures']);
  expect(seriesOf({ moves: 1, r_7_hires: 1 })).toEqual(['figures', 'people']);
});

describe('What happened at the instant at which a day, week or month begins', () => {
  let table: Table;
  withLocalTable((local) => {
    table = openTable(local.tableName, local.documents);
  });

  it('is counted once in every range, however far it is rolled up', async () => {
    const whose = 1004;
    const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
    const days = ['2026-11-23', '2026-11-22', '2026-11-16', '2026-11-09', '2026-11-01', '2026-10-01', '2026-01-01'];
    const times = days.map(midnight);
    for (const [id, at] of times.entries())
      await addCount(table, id + 1, { whose, at: new Date(at).toISOString(), add: { moves: 1 } });
    const [now, began] = [Date.parse('2026-11-23T15:07:00Z'), midnight('2025-02-01')];
    const sums = async () =>
      Promise.all(
        dateRanges.map(async (named) => {
          const range = dashboardRange(named, 'UTC', now, began);
          const within = ({ from, to }: { from: number; to: number }, at: number) => at >= from && at < to;
          const counted = await countedIn(table, { whose, series: 'figures' }, range);
          const sum = counted.reduce((all, { counts }) => all + (counts.moves ?? 0), 0);
          const spans = [range, ...(range.before ? [range.before] : [])];
          const right = times.filter((at) => spans.some((span) => within(span, at))).length;
          return [named, sum - right];
        }),
      );
    const right = dateRanges.map((named) => [named, 0]);
    expect(await sums()).toEqual(right);
    for (const until of ['2026-10-01', '2026-11-01', '2026-11-16', '2026-11-23'].map(midnight)) {
      await rollUpHours(table, whose, { until });
      expect([until, await sums()]).toEqual([until, right]);
    }
    expect(await recountRollUps(table, whose)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { figuresOf } from '../../../../functions/domain/counters/figures.ts';
import { personName } from '../../../../functions/domain/counters/counted-event.ts';
import * as hours from '../../../../functions/domain/counters/hour-counters.ts';
import { peopleCounted } from '../../../../functions/domain/counters/people-counted.ts';
import { recountRollUps } from '../../../../functions/domain/counters/recount-roll-ups.ts';
import { rollUpHours } from '../../../../functions/domain/counters/roll-up-hours.ts';
import { mendedParts, wrongHours } from '../../../../functions/features/operator/recount.ts';
import { inGroups } from '../../../../functions/platform/table/in-groups.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { dashboardRange } from '../../../../shared/rules/dashboard-range.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

const [quarter, hour] = [900_000, 3_600_000];
const now = Date.parse('2026-11-23T15:07:00Z');
const range = dashboardRange('month', 'UTC', now, now - 300 * 24 * hour);
let local: LocalTable;
let table: Table;
const opens = (opened: LocalTable) => {
  local = opened;
  table = openTable(opened.tableName, opened.documents);
};

/** Numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What counters come to, by name. */
function sumsOf(all: readonly { counts: Record<string, number> }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, value] of all.flatMap(({ counts }) => Object.entries(counts)))
    sums[name] = (sums[name] ?? 0) + value;
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
}

describe('An hour of counters', () => {
  withLocalTable(opens);

  it('counts each of random events once in whatever order and how often they come, and shows them all', async () => {
    const random = seeded(5);
    const events = Array.from({ length: 420 }, (_, id) => ({
      id: 9_000_000_000_000 + id,
      whose: 3001,
      at: new Date(now - (id % 4 === 0 ? hour : 0) - (id % 3) * 60_000).toISOString(),
      add: { moves: random() < 0.2 ? -1 : 1, [personName('r', 1 + Math.floor(random() * 9), 'hires')]: 1 },
    }));
    const right = sumsOf(events.map(({ add }) => ({ counts: add })));
    const again = [...events, ...events.filter(() => random() < 0.3)].sort(() => random() - 0.5);
    const added = await inGroups(again, ({ id, ...count }) => hours.addCount(table, id, count));
    expect(added.filter(Boolean)).toHaveLength(events.length);
    const shown = async () => {
      const { counters, countersOfPeople } = dashboardsStore(table);
      return [sumsOf(await counters(3001, range)).moves, sumsOf(await countersOfPeople(3001, range))];
    };
    expect(await shown()).toEqual([right.moves, right]);
    await rollUpHours(table, 3001, { until: now + hour });
    const { moves, ...hires } = right;
    expect(await shown()).toEqual([moves, hires]);
    const stored = await hours.countedHours(table, 3001);
    expect(Math.max(...stored.map((one) => one.events.length))).toBe(100);
    expect(stored.flatMap((one) => one.events).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  });

  it('takes more than the 4,100 events that filled its one item', { timeout: 120_000 }, async () => {
    const at = new Date(now).toISOString();
    const add = (id: number) => ({ posted: 1, [personName('m', 7_000_000_000_000_000 + id, 'acts')]: 1 });
    const items = new Map<string, { key: object; events: number[]; counters: Record<string, number> }>();
    let id = 1;
    for (let full = 0; full < 4000; id++)
      for (let level = 0; ; level++) {
        const write = hours.countedEventWrite(id, { whose: 'everyone', at, add: add(id) }, level);
        if (!('update' in write)) throw new Error('not an update');
        const item = items.get(write.update.sk) ?? { key: write.update, events: [], counters: {} };
        items.set(write.update.sk, item);
        if (item.events.length === 100) continue;
        item.events.push(id);
        for (const [name, value] of Object.entries(hours.namedInHour({ at, add: add(id) })))
          item.counters[name] = (item.counters[name] ?? 0) + value;
        full += 1;
        break;
      }
    for (const { key, events, counters } of items.values())
      await table.writeOne({
        put: { ...key, hour: hours.hourOf(at), ...counters, countedEvents: new Set(events) },
      });
    const more = Array.from({ length: 200 }, (_, place) => id + place);
    const known = [1, 50, 101, 2000, 3999];
    const counted = async (ids: number[]) =>
      inGroups(ids, (one) => hours.addCount(table, one, { whose: 'everyone', at, add: add(one) }));
    expect(new Set(await counted(known))).toEqual(new Set([false]));
    expect(new Set(await counted(more))).toEqual(new Set([true]));
    expect(new Set(await counted(more))).toEqual(new Set([false]));
    const read = await dashboardsStore(table).counters('everyone', range);
    expect(figuresOf(read, range, ['posted'], []).flows[0]?.count).toBe(4200);
  });
});

describe('A recount of an hour in parts', () => {
  const first = {
    hour: '2026-11-23T15',
    counters: { q0_moves: 3 },
    events: Array.from({ length: 100 }, (_, id) => id),
  };
  const second = { hour: '2026-11-23T15', part: '#1-4', counters: { q0_moves: 1 }, events: [700, 701] };

  it('compares their sum, looks for what a part with room invented, and leaves a full one full', () => {
    const events = [...first.events, 700];
    const right = (over: object) => [{ hour: first.hour, counters: { q0_moves: 4 }, events, ...over }];
    expect(wrongHours([first, { ...second, events: [700] }], right({}))).toEqual([]);
    expect(wrongHours([first, second], right({}))).toMatchObject([{ hour: first.hour, lost: [] }]);
    expect(wrongHours([first, { ...second, events: [] }], right({}))).toMatchObject([{ lost: [700] }]);
    expect(wrongHours([first, second], right({ counters: {} }))).toMatchObject([{ stored: { q0_moves: 4 } }]);
    const mended = mendedParts({ stored: [first, second], hour: first.hour }, [], 7);
    expect(mended.map(({ right: one }) => [one.part, one.counters, one.events.length])).toEqual([
      [undefined, {}, 100],
      ['#1-4', {}, 0],
    ]);
  });
});

/** The table, which takes one transaction only. */
function interrupted(): Table {
  let written = 0;
  const write: Table['write'] = async (...asked) => {
    written += 1;
    if (written > 1) throw new Error('interrupted');
    return table.write(...asked);
  };
  return { ...table, write };
}

describe('Counters of 50,000 managers', () => {
  withLocalTable(opens);

  it('are rolled up and read whole, also when that is interrupted', { timeout: 240_000 }, async () => {
    const managers = Array.from({ length: 50_000 }, (_, place) => 1_790_000_000_000_000 + place * 1024);
    const slots = 160;
    const all = managers.map((id, place) => ({
      at: now - (now % hour) - hour - (place % slots) * 2 * hour + (place % 4) * quarter,
      add: {
        posted: 1,
        [personName('m', id, 'acts')]: 1,
        ...(place % 5 === 0 && { [personName('m', id, 'hires')]: 1 }),
      },
    }));
    const items = new Map<string, Record<string, number>>();
    for (const one of all) {
      const at = new Date(one.at).toISOString();
      const sums = items.get(hours.hourOf(at)) ?? {};
      for (const [name, value] of Object.entries(hours.namedInHour({ at, add: one.add })))
        sums[name] = (sums[name] ?? 0) + value;
      items.set(hours.hourOf(at), sums);
    }
    for (const [name, sums] of items)
      await table.writeOne({ put: { ...keys.hourCounters('everyone', name), hour: name, ...sums } });
    const within = all.filter(({ at }) => at >= range.from && at < range.to);
    const right = sumsOf(within.map(({ add }) => ({ counts: add })));
    const shown = async () => {
      const read = dashboardsStore(table);
      local.calls.length = 0;
      const figures = sumsOf(
        (await read.counters('everyone', range)).filter(({ at }) => at >= range.from && at < range.to),
      );
      const ofFigures = local.calls.length;
      const people = sumsOf(await read.countersOfPeople('everyone', range));
      return { sums: { ...people, ...figures }, calls: [ofFigures, local.calls.length - ofFigures] };
    };
    await rollUpHours(table, 'everyone', { until: now - 200 * hour });
    expect((await shown()).sums).toEqual(right);
    const until = now - (now % hour) - hour;
    await expect(rollUpHours(interrupted(), 'everyone', { until })).rejects.toThrow('interrupted');
    expect((await shown()).sums).toEqual(right);
    await rollUpHours(table, 'everyone', { until });
    const rolled = await shown();
    expect(rolled.sums).toEqual(right);
    expect(rolled.calls[0]).toBe(1);
    expect(rolled.calls[1]).toBeLessThanOrEqual(4);
    expect(await recountRollUps(table, 'everyone')).toEqual([]);
    expect(new Set(await peopleCounted(table, now))).toEqual(new Set(managers));
  });
});

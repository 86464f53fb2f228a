import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { alertNewsStore } from '../../../../functions/features/job-alerts/alert-news.store.ts';
import { mailJobAlerts, type AlertNeeds } from '../../../../functions/features/job-alerts/mail-job-alerts.steps.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { inGroups } from '../../../../functions/platform/table/in-groups.ts';
import { shardOf } from '../../../../functions/platform/table/shards.ts';
import { openTable, type Table } from '../../../../functions/platform/table/table.ts';
import { newJobAlertWrite, type StoredJobAlert } from '../../../../functions/records/job-alert.ts';
import { aClock, aJob } from '../../../support/builders.ts';
import { MemoryDynamodb, type Input } from '../../../simulation/memory-dynamodb.ts';

// Wednesday, at eight in the morning.
const began = Date.parse('2026-09-02T08:00:00.000Z');
const [everyMs, takesUpMs, limitMs] = [15 * 60_000, 5 * 60_000, 15 * 60_000];
const pageSize = 100;
const iso = (instant: number) => new Date(instant).toISOString();

const shard = 5;
let drawn = 9_000_000_000_000;
function anId(): number {
  do drawn += 1;
  while (shardOf(drawn) !== shard);
  return drawn;
}

async function savedSearch(table: Table, alert: StoredJobAlert['alert']): Promise<number> {
  const id = anId();
  const guest = { email: `${id}@example.com`, timeZone: 'UTC' };
  const wish = { search: `nurse${id}`, filter: {}, scope: 'all' } as never;
  const kept = { name: 'Nurses', version: 1, upTo: iso(began - 86_400_000), createdAt: iso(began - 86_400_000) };
  await table.writeOne(newJobAlertWrite({ id, ownerId: id, alert, guest, wish, ...kept }));
  return id;
}

/** Needs of runs whose time is that of their searches and mails; who is asked for cannot be found always fails. */
function needsOf(table: Table, { searchMs, newsEvery }: { searchMs: number; newsEvery: number }) {
  const seen = { now: began, looked: new Map<number, number[]>(), failing: new Set<number>(), looks: 0 };
  const needs: AlertNeeds = {
    siteUrl: 'https://hirehub.example',
    send: async () => void (seen.now += 100),
    alertNewsStore: alertNewsStore(table),
    jobSearch: {
      search: async ({ text }) => {
        seen.now += searchMs;
        seen.looks += 1;
        const id = Number(/\d+/.exec(text ?? '')?.[0]);
        seen.looked.set(id, [...(seen.looked.get(id) ?? []), seen.now]);
        if (seen.failing.has(id)) throw new Error('this search cannot be read');
        const hits = seen.looks % newsEvery === 0 ? [{ id: 5, version: 1 }] : [];
        return { hits, total: hits.length } as never;
      },
    },
    jobCards: { cardsOf: async () => [aJob({ id: 5 })] },
    campaigns: async () => [],
    cityById: () => undefined,
    clock: { ...aClock(iso(began)), now: () => iso(seen.now), newToken: () => crypto.randomUUID() },
  };
  return { needs, seen };
}

/** A table of the product in memory, so that many runs over many searches take seconds. */
function aTable(): Table {
  const memory = new MemoryDynamodb();
  const send = async (command: { input: Input }) => memory.call(command.constructor.name, command.input);
  return openTable('hirehub', { send } as unknown as DynamoDBDocumentClient);
}

it('Searches of which a run has time for some are all looked at in their turn, whoever else is due, and no run is long (PLUS-62)', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const worlds = fc.record({
    atOnce: fc.integer({ min: 0, max: 400 }),
    daily: fc.integer({ min: 0, max: 300 }),
    searchMs: fc.integer({ min: 500, max: 1200 }),
    newsEvery: fc.integer({ min: 5, max: 200 }),
    failEvery: fc.integer({ min: 20, max: 400 }),
  });
  await fc.assert(
    fc.asyncProperty(worlds, async ({ atOnce, daily, failEvery, ...costs }) => {
      const table = aTable();
      const saved = (count: number, alert: StoredJobAlert['alert']) =>
        inGroups([...Array(count).keys()], () => savedSearch(table, alert));
      const ids = { atOnce: await saved(atOnce, 'immediately'), daily: await saved(daily, 'daily') };
      const { needs, seen } = needsOf(table, costs);
      for (const list of Object.values(ids))
        for (const [place, id] of list.entries()) if (place % failEvery === failEvery - 1) seen.failing.add(id);

      // A search that has news is looked at twice; the page that a run leaves is looked at again.
      const perHalf = takesUpMs / 2 / (2 * costs.searchMs + 100) - pageSize / 2;
      let atFirst = 0;
      const runs = 2 + Math.ceil(Math.max(atOnce, daily) / Math.max(perHalf, 1));
      const lastLooks = () => ids.atOnce.map((id) => seen.looked.get(id)?.at(-1) ?? 0);
      const [lengths, longestWaits, failures]: [number[], number[], string[]] = [[], [], []];
      for (let run = 0; run < 2 * runs; run += 1) {
        const start = began + run * everyMs;
        seen.now = start;
        await mailJobAlerts(needs, [shard]).catch((error: Error) => failures.push(error.message));
        lengths.push(seen.now - start);
        // Every daily one is due in the first run.
        if (run === 0) atFirst = ids.atOnce.filter((id) => seen.looked.has(id)).length;
        if (run >= runs) longestWaits.push(...lastLooks().map((at) => start - at));
      }
      expect(Math.max(...lengths)).toBeLessThan(limitMs / 2);
      expect(atFirst).toBeGreaterThanOrEqual(Math.min(atOnce, perHalf));
      expect(Math.max(0, ...longestWaits)).toBeLessThanOrEqual(runs * everyMs);
      expect(failures.filter((message) => !/\d+ failed$/.test(message))).toEqual([]);
      const firstLooks = ids.daily.map((id) => seen.looked.get(id)?.[0] ?? Infinity);
      for (const at of firstLooks) expect(at).toBeLessThan(began + runs * everyMs);
      const oftenLooked = ids.daily.filter((id) => !seen.failing.has(id) && seen.looked.get(id)?.length !== 1);
      expect(oftenLooked).toEqual([]);
    }),
    { numRuns: 10, seed: 62, endOnFailure: true },
  );
}, 60_000);

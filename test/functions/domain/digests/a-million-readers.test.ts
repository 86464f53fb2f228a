import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dayIn, nextDigest } from '../../../../functions/domain/digests/due-digest.ts';
import { type DueList, eachDue } from '../../../../functions/platform/door/each-due.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { isTimeForMore, paced } from '../../../../functions/platform/outside/mail/bulk-mail.ts';
import { shardOf, shardsOfRun } from '../../../../functions/platform/table/shards.ts';
import type { Item } from '../../../../functions/platform/table/table.ts';

const people = 1_000_000;
const firstId = 8_000_000_000_000;
/** Of a hundred people so many live there; three quarters wake up within three hours. */
const zones = Object.entries({
  'America/New_York': 35,
  'America/Chicago': 20,
  'America/Denver': 6,
  'America/Los_Angeles': 16,
  'Pacific/Honolulu': 1,
  'Australia/Sydney': 4,
  'Asia/Kolkata': 8,
  'Europe/London': 10,
}).flatMap(([zone, share]) => Array<string>(share).fill(zone));
const zoneOf = (id: number) => zones[id % zones.length] ?? 'UTC';

const began = Date.parse('2027-06-01T00:00:00.000Z');
const iso = (instant: number) => new Date(instant).toISOString();
const [runs, mailsPerSecond, everyMs, limitMs] = [16, 100, 600_000, 900_000];
// What a read, or a write, of the table takes, and how many readers wait for one together.
const [callMs, callsOfReader, readersAtOnce, pageSize] = [10, 5, 25, 100];
const brokenShard = 5;
const brokenUntil = Date.parse('2027-06-01T15:00:00.000Z');

interface Reader {
  id: number;
  dueAt: string;
}

/** The readers of a table that exists only here: by shard, first due first, those before `from` being due tomorrow. */
function aList(clock: { now: number }) {
  const dues = new Map(
    [...new Set(zones)].map((zone) => {
      const lastDay = dayIn(iso(began - 8 * 3_600_000), zone);
      return [zone, nextDigest('daily', { at: iso(began), zone, lastDay })];
    }),
  );
  const shards = Array.from({ length: 16 }, () => ({
    readers: [] as Reader[],
    from: 0,
    putOff: new Map<number, string>(),
  }));
  const shardWith = (id: number) => shards[shardOf(id)]!;
  for (let id = firstId; id < firstId + people; id += 1)
    shardWith(id).readers.push({ id, dueAt: dues.get(zoneOf(id))! });
  for (const { readers } of shards) readers.sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  let pages = 0;
  const list: DueList<Reader> = {
    page: async (shard, at, after) => {
      if (shard === brokenShard && clock.now < brokenUntil) throw new Error('this shard cannot be read');
      pages += 1;
      clock.now += 2 * callMs;
      const { readers, from } = shards[shard]!;
      const place = (after?.place as number | undefined) ?? from;
      const found = readers.slice(place, place + pageSize);
      const items = found.filter(({ dueAt }) => dueAt <= at);
      const isOver = items.length < found.length || found.length < pageSize;
      return { items, next: isOver ? undefined : ({ place: place + pageSize } satisfies Item) };
    },
    putOff: async ({ id }, dueAt) => void shardWith(id).putOff.set(id, dueAt),
    named: ({ id }) => ({ userId: id }),
  };

  /** Orders a shard as the next run finds it, and returns how many pages were read. */
  function settle(shard: number, at: string): number {
    const kept = shards[shard]!;
    const { readers, putOff } = kept;
    // Who was looked at is among the first; who failed is due again, behind all who are due.
    while (putOff.get(readers[kept.from]?.id ?? 0)! > at) kept.from += 1;
    const waiting = new Set([...putOff].filter(([, dueAt]) => dueAt <= at).map(([id]) => id));
    if (waiting.size > 0) {
      const rest = readers.slice(kept.from).filter(({ id }) => !putOff.has(id));
      const behind = rest.findIndex(({ dueAt }) => dueAt > at);
      rest.splice(behind === -1 ? rest.length : behind, 0, ...[...waiting].map((id) => ({ id, dueAt: at })));
      Object.assign(kept, { readers: rest, from: 0 });
    }
    putOff.clear();
    const read = pages;
    pages = 0;
    return read;
  }
  return { list, settle };
}

describe('A day of digests of a million people in sixteen runs side by side', () => {
  const mailed = new Uint8Array(people);
  const lengths: number[] = [];
  const pages: number[] = [];
  let failedRuns = 0;
  let longestWait = 0;

  beforeAll(async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const clock = { now: began };
    const { list, settle } = aList(clock);
    const failing = new Set(Array.from({ length: people / 1000 }, (_, place) => firstId + place * 1000));

    /** One run of a shard: it mails whom it finds due, of whom one in a thousand fails the first time. */
    async function run(began: number, shard: number): Promise<void> {
      clock.now = began;
      const at = iso(began);
      const tomorrow = iso(began + 86_400_000);
      // Others of a moment begin to wait before the first has waited.
      const pause = async (ms: number) => {
        const until = clock.now + ms;
        await Promise.resolve();
        clock.now = Math.max(clock.now, until);
      };
      const send = paced(async () => {}, mailsPerSecond / runs, { now: () => clock.now, pause });
      await eachDue('digests', { list, shards: shardsOfRun(shard, runs), at }, async ({ id, dueAt }) => {
        if (!isTimeForMore(at, iso(clock.now))) return { outcome: 'later' };
        clock.now += (callMs * callsOfReader) / readersAtOnce;
        if (failing.delete(id)) throw new Error('this letter cannot be written');
        mailed[id - firstId]! += 1;
        if (shard !== brokenShard) longestWait = Math.max(longestWait, began - Date.parse(dueAt));
        await send({} as never, id);
        return { outcome: 'sent', next: tomorrow };
      }).catch(() => (failedRuns += 1));
      lengths.push(clock.now - began);
      pages.push(settle(shard, at));
    }
    for (let at = began; at < began + 86_400_000; at += everyMs)
      for (let shard = 0; shard < runs; shard += 1) await run(at, shard);
  }, 120_000);

  it('mails each person exactly once, also whose letter failed at first and whose shard could not be read for hours', () => {
    expect(mailed.every((count) => count === 1)).toBe(true);
    expect(failedRuns).toBeGreaterThan(90);
  });

  it('has no run that takes more than half of its limit, or reads more pages than the people whom it mails fill', () => {
    expect(Math.max(...lengths)).toBeLessThan(limitMs / 2);
    expect(Math.max(...pages)).toBeLessThan(25);
    expect(pages.reduce((sum, one) => sum + one)).toBeLessThan(12_500);
  });

  it('leaves nobody waiting for more than three hours after eight', () => {
    expect(longestWait).toBeLessThan(3 * 3_600_000);
  });
});

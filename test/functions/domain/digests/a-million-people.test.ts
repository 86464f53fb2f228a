import { describe, expect, it, vi } from 'vitest';
import { mailJobAlerts, type AlertNeeds } from '../../../../functions/features/job-alerts/mail-job-alerts.steps.ts';
import { markSilence } from '../../../../functions/features/pipeline/mark-silence.steps.ts';
import { remindOfSilence } from '../../../../functions/features/pipeline/remind-of-silence.steps.ts';
import { silenceStore } from '../../../../functions/features/pipeline/silence.store.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { allShards, shardOf, shardsOfRun } from '../../../../functions/platform/table/shards.ts';
import type { Item, Table } from '../../../../functions/platform/table/table.ts';
import type { StoredJobAlert } from '../../../../functions/records/job-alert.ts';
import { aClock, aJob } from '../../../support/builders.ts';

const at = '2027-06-01T12:00:00.000Z';
// What a read or a write of the table takes where 25 wait for one together, and a page alone; and a search of the index.
const [sharedMs, pageMs, searchMs] = [10 / 25, 20, 1];
const halfOf = (minutes: number) => (minutes * 60_000) / 2;

describe('Silence among the 50,000 managers of a million people, with 300,000 open jobs', () => {
  const [jobs, managers, perPage] = [300_000, 50_000, 200];
  const pages = Array.from({ length: jobs / perPage }, (_, page) =>
    Array.from({ length: perPage }, (__, row) => {
      const id = page * perPage + row;
      return { id, managerId: 1_000_000 + (id % managers), candidatesCount: 1 };
    }),
  );
  const marked = new Uint8Array(jobs);
  const reminded = new Uint8Array(managers);

  /** How long one of so many runs takes by the calls that it makes; `broken` is a shard whose managers cannot be read. */
  async function run(place: number, runs: number, broken?: number): Promise<number> {
    let ms = 0;
    const queryPage = async (_: unknown, { after }: { after?: { page: number } }) => {
      ms += pageMs;
      const page = after?.page ?? 0;
      return { items: pages[page], next: page + 1 < pages.length ? { page: page + 1 } : undefined };
    };
    const query = async ({ pk }: { pk: string }) => {
      ms += sharedMs;
      const id = Number(/JOB#(\d+)/.exec(pk)?.[1]);
      marked[id]! += 1;
      return [];
    };
    const store = {
      ...silenceStore({ queryPage, query } as unknown as Table),
      inProcessOf: async (managerId: number) => {
        ms += sharedMs;
        if (shardOf(managerId) === broken) throw new Error('the table is busy');
        reminded[managerId - 1_000_000]! += 1;
        return [];
      },
    };
    const needs = { store, silenceDays: 5, answerDays: 10, clock: aClock(at) };
    await remindOfSilence(needs, shardsOfRun(place, runs)).catch(() => {});
    await markSilence(needs, shardsOfRun(place, runs));
    return ms;
  }

  it('is looked for in runs within half of their limit, in each job and for each manager once, though one run fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const lengths = [];
    for (const place of allShards) lengths.push(await run(place, 16, 7));
    expect(Math.max(...lengths)).toBeLessThan(halfOf(5));
    expect(marked.every((count) => count === 1)).toBe(true);
    expect(reminded.every((count, place) => count === (shardOf(1_000_000 + place) === 7 ? 0 : 1))).toBe(true);
    await run(7, 16);
    expect(reminded.every((count) => count === 1)).toBe(true);
  }, 120_000);
});

const isDaily = (ownerId: number) => ownerId % 10 !== 0;
const isInNewYork = (ownerId: number) => ownerId % 3 === 0;

/** The searches of a shard of a million people that are due at eight in New York; a tenth of all look at every run. */
function dueSearches(shard: number): StoredJobAlert[] {
  const owners = Array.from({ length: 1_000_000 }, (_, place) => 9_000_000_000_000 + place);
  const due = owners.filter((id) => shardOf(id) === shard && (!isDaily(id) || isInNewYork(id)));
  return due.map((ownerId) => ({
    id: 1,
    ownerId,
    name: 'Nurses',
    alert: isDaily(ownerId) ? 'daily' : 'immediately',
    wish: { search: 'nurse', filter: {} as never, scope: 'all' } as never,
    upTo: '2027-05-31T13:00:00.000Z',
    version: 1,
    guest: { email: `${ownerId}@example.com`, timeZone: isInNewYork(ownerId) ? 'America/New_York' : 'America/Chicago' },
    createdAt: at,
  }));
}

/** A table and an index that exist only here, of whose searches one in five hundred finds a job. */
function alertsOf(due: readonly StoredJobAlert[]) {
  const counts = { ms: 0, sent: 0, looks: 0, claims: new Map<number, number>() };
  const byOwner = new Map(due.map((one) => [one.ownerId, one]));
  const call = async <T>(value: T): Promise<T> => {
    counts.ms += sharedMs;
    return value;
  };
  const listOf = (listed: readonly StoredJobAlert[]) => ({
    page: async (_: number, __: string, after?: Item) => {
      counts.ms += pageMs;
      const from = (after?.from as number | undefined) ?? 0;
      const items = listed.slice(from, from + 100).map((one) => [one]);
      return { items, next: from + 100 < listed.length ? { from: from + 100 } : undefined };
    },
    putOff: () => call(undefined),
    named: () => ({}),
  });
  const needs: AlertNeeds = {
    siteUrl: 'https://hirehub.example',
    send: async () => void ((counts.sent += 1), (counts.ms += 160)),
    alertNewsStore: {
      account: () => call(undefined),
      hidingOf: () => call(undefined),
      hiddenManagers: async () => new Set(),
      dueOwners: listOf(due.filter(({ alert }) => alert === 'daily')),
      atOnceOwners: listOf(due.filter(({ alert }) => alert === 'immediately')),
      putOff: () => call(undefined),
      searchesOf: (ownerId) => call([byOwner.get(ownerId)!]),
      claimNews: ({ ownerId }) => call(!!counts.claims.set(ownerId, (counts.claims.get(ownerId) ?? 0) + 1)),
      releaseNews: () => call(true),
      saveLink: () => call(undefined),
    },
    jobSearch: {
      search: async () => {
        counts.ms += searchMs;
        counts.looks += 1;
        const hits = counts.looks % 500 === 0 ? [{ id: 5, version: 1 }] : [];
        return { hits, total: hits.length } as never;
      },
    },
    jobCards: { cardsOf: async () => [aJob({ id: 5 })] },
    campaigns: async () => [],
    cityById: () => undefined,
    clock: { ...aClock(at), now: () => new Date(Date.parse(at) + counts.ms).toISOString(), newToken: () => 'token' },
  };
  return { counts, needs };
}

it('Searches of jobs in one of the shards of a million people are looked at within half of the limit, each once', async () => {
  const due = dueSearches(9);
  const { counts, needs } = alertsOf(due);
  await mailJobAlerts(needs, [9]);
  expect(due.length).toBeGreaterThan(24_000);
  expect(counts.ms).toBeLessThan(halfOf(15));
  expect(counts.sent).toBeGreaterThan(30);
  const claims = due.map(({ ownerId }) => [isDaily(ownerId), counts.claims.get(ownerId) ?? 0] as const);
  expect(claims.every(([isOnceADay, count]) => (isOnceADay ? count === 1 : count <= 1))).toBe(true);
}, 120_000);

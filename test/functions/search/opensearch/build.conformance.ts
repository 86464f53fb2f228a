import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Building, buildIndex } from '../../../../functions/search/opensearch/build-index.ts';
import { type CallOpenSearch, callOpenSearch } from '../../../../functions/search/opensearch/client.ts';
import { followLog } from '../../../../functions/search/opensearch/follow-log.ts';
import { aliasOf } from '../../../../functions/search/opensearch/index-names.ts';
import { openSearchIndex } from '../../../../functions/search/opensearch/open-search-index.ts';
import type { ChangeRow } from '../../../../functions/search/port.ts';
import { type SearchNode, startSearchNode, whyNoSearchNode } from './node/search-node.ts';
import { plainRecipe, type Recipe, recipeKind } from './recipes.ts';
import { asServerless } from './serverless.ts';

const noNode = whyNoSearchNode();
const count = 1_500;
const aRecipe = (minutes: number): Recipe => ({ ...plainRecipe, title: `Soup ${minutes}`, minutes });
const pace = (forMs: number) => ({ forMs, restMs: 100, pause: setTimeout });

/** A table of recipes with its change log, read as slowly as a large one. */
function aTable() {
  const documents = new Map<number, { version: number; document: Recipe }>();
  const rows: ChangeRow<Recipe>[] = [];
  return {
    save(id: number, document: Recipe | null): void {
      const version = (documents.get(id)?.version ?? 0) + 1;
      rows.push({ time: Date.now(), id, version, document });
      if (document) documents.set(id, { version, document });
      else documents.delete(id);
    },
    async *readEverything() {
      for (const [id, one] of Array.from(documents)) {
        if (id % 300 === 0) await setTimeout(200);
        yield { id, ...one };
      }
    },
    async *readChangeLog({ since }: { since: number }) {
      yield* rows.filter(({ time }) => time >= since);
    },
  };
}

describe.skipIf(noNode)(`An index in OpenSearch${noNode ? ` (${noNode})` : ''}`, { timeout: 200_000 }, () => {
  let node: SearchNode;
  let call: CallOpenSearch;
  const table = aTable();
  const building = (layout: number): Building<Recipe> => ({
    kind: { ...recipeKind, layout },
    store: table,
    call,
    now: Date.now,
    pause: setTimeout,
    onRefused: (reason) => expect.fail(reason),
  });
  const found = async (query = {}): Promise<number> => (await openSearchIndex(recipeKind, call).search(query)).total;
  const indexes = async () =>
    Object.keys(await call<object>({ method: 'GET', path: `/_alias/${aliasOf(recipeKind)}` }));

  beforeAll(async () => {
    node = await startSearchNode();
    call = asServerless(callOpenSearch(node.url));
    for (let id = 1; id <= count; id++) table.save(id, aRecipe(id));
  });
  afterAll(() => node.close());

  it('is built from the table once, and searched under its alias (PLUS-37)', async () => {
    expect(await buildIndex(building(1))).toMatchObject({ outcome: 'built', documents: count });
    expect(await found()).toBe(count);
    expect(await buildIndex(building(1))).toEqual({ outcome: 'is-current' });
  });

  it('shows a change within seconds, and lets a removed document not come back (PLUS-37)', async () => {
    table.save(7, null);
    table.save(8, { ...aRecipe(8), title: 'Ratatouille' });
    await followLog(building(1), pace(300));
    await expect.poll(() => found({ text: 'ratatouille' })).toBe(1);
    await expect.poll(() => found()).toBe(count - 1);
  });

  it('of another layout is built beside it and takes its place without a gap, with the changes of the meantime (PLUS-37)', async () => {
    const [before] = await indexes();
    const over = new AbortController();
    const totals = new Set<number>();
    const searching = (async () => {
      while (!over.signal.aborted) totals.add(await found({ where: { minutes: { from: 1_000 } } }));
    })();
    const builds = Promise.all([buildIndex(building(2)), buildIndex(building(2))]).finally(() => over.abort());
    const feeding = followLog(building(1), pace(1_500));
    table.save(9, { ...aRecipe(9), title: 'Gazpacho' });
    table.save(10, null);
    const outcomes = (await builds).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['being-built', 'built']);
    await feeding;
    await searching;
    expect([...totals]).toEqual([501]);
    const [after, ...others] = await indexes();
    expect(others).toEqual([]);
    expect(after).not.toBe(before);
    await followLog(building(2), pace(200));
    await expect.poll(() => found({ text: 'gazpacho' })).toBe(1);
    await expect.poll(() => found()).toBe(count - 2);
  });

  it('that two runs of different minutes built at the same time is one, and shows nothing twice (PLUS-37)', async () => {
    let looking = 0;
    const bothLooked = Promise.withResolvers<void>();
    const together: CallOpenSearch = async <Response>(one: Parameters<CallOpenSearch>[0]) => {
      if (one.method === 'PUT' && ++looking === 2) bothLooked.resolve();
      if (one.method === 'PUT') await bothLooked.promise;
      return call<Response>(one);
    };
    const earlier = buildIndex({ ...building(3), call: together, now: () => Date.now() - 60_000 });
    const readLater = async function* () {
      await earlier;
      yield* table.readEverything();
    };
    await buildIndex({ ...building(3), call: together, store: { ...table, readEverything: readLater } });
    expect(await indexes()).toHaveLength(1);
    expect(await found()).toBe(count - 2);
  });
});

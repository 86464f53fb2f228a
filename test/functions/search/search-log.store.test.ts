import { expect, it } from 'vitest';
import { jobLogStore } from '../../../functions/search/search-log.store.ts';
import type { Table } from '../../../functions/platform/table/table.ts';
import { aJob } from '../../support/builders.ts';

const hour = 3_600_000;

/** A table whose partitions of the log have so many pages of one row each. */
function paged(pages: number): { table: Table; asked: string[] } {
  const asked: string[] = [];
  const queryPage = async (question: { pk: string }, { after }: { after?: { page: number } }) => {
    const page = after?.page ?? 0;
    asked.push(question.pk);
    return {
      items: [{ time: page, id: asked.length, version: 1, document: null }],
      next: page + 1 < pages ? { page: page + 1 } : undefined,
    };
  };
  return { table: { queryPage } as unknown as Table, asked };
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

it('The log is read to its last row, however many pages an hour has, so that none of a large import is skipped', async () => {
  const { table } = paged(100);
  expect(await all(jobLogStore(table).readChangeLog({ kind: 'job', since: 5, until: 10 }))).toHaveLength(100);
});

it('The log is read once for each hour from the first to the last', async () => {
  const { table, asked } = paged(1);
  await all(jobLogStore(table).readChangeLog({ kind: 'job', since: 3 * hour - 1, until: 5 * hour }));
  expect(new Set(asked).size).toBe(4);
  expect(asked).toHaveLength(4);
});

it('Everything is every open job of every page, with its text', async () => {
  const jobs = [1, 2, 3].map((id) => aJob({ id }));
  const table = {
    queryPage: async (_: unknown, { after }: { after?: { page: number } }) => {
      const page = after?.page ?? 0;
      return { items: [jobs[page]], next: page < 2 ? { page: page + 1 } : undefined };
    },
    batchGet: async (asked: object[]) => asked.map((key) => ({ description: `Text of ${JSON.stringify(key)}` })),
  } as unknown as Table;
  const found = await all(jobLogStore(table).readEverything('job'));
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(new Set(found.map(({ document }) => JSON.stringify(document))).size).toBe(3);
});

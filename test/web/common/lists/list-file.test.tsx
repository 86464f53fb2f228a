import { infiniteQueryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { nextPage } from '../../../../web/api/paging.ts';
import type { CsvRows } from '../../../../web/common/lists/csv-button.tsx';
import { listFile, shownFile, type FileColumn, type ListFile } from '../../../../web/common/lists/list-file.tsx';

interface Row {
  id: number;
  name: string;
}

const columns: readonly FileColumn<Row>[] = [
  { header: 'Name', text: ({ name }) => name },
  { header: 'Number', text: ({ id }) => id },
];
const row = (id: number): Row => ({ id, name: `Person ${id}` });

/** A list of pages as its page would read it; `asked` is what was read, with the filter of the list. */
function aList(pages: readonly Row[][]) {
  const asked: { page: number; filter: string; isStopped: boolean }[] = [];
  const query = infiniteQueryOptions({
    queryKey: ['people', 'Ann'],
    queryFn: ({ pageParam, signal, queryKey }) => {
      asked.push({ page: pageParam, filter: queryKey[1] ?? '', isStopped: signal.aborted });
      return { data: pages[pageParam - 1] ?? [], meta: { page: pageParam, perPage: 2, total: pages.length * 2 } };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  return { query, asked };
}

async function read(file: ListFile, signal = new AbortController().signal): Promise<CsvRows> {
  const rows = [];
  for await (const some of file.rows(signal)) rows.push(...some);
  return rows;
}

describe('The file of a list', () => {
  it('is read by the calls of the list itself, to its end, under the headers of its columns (PLUS-30)', async () => {
    const { query, asked } = aList([[row(1), row(2)], [row(3)]]);
    expect(await read(listFile(query, columns))).toEqual([
      ['Name', 'Number'],
      ['Person 1', 1],
      ['Person 2', 2],
      ['Person 3', 3],
    ]);
    expect(asked).toEqual([1, 2].map((page) => ({ page, filter: 'Ann', isStopped: false })));
  });

  it('has a row once that moved to a later page while the list was read', async () => {
    const { query } = aList([
      [row(1), row(2)],
      [row(2), row(3)],
    ]);
    const names = (await read(listFile(query, columns))).map(([name]) => name);
    expect(names).toEqual(['Name', 'Person 1', 'Person 2', 'Person 3']);
  });

  it('is read no further once that is stopped', async () => {
    const { query, asked } = aList([[row(1), row(2)], [row(3)]]);
    const stop = new AbortController();
    for await (const [first] of listFile(query, columns).rows(stop.signal)) if (first?.[1] === 1) stop.abort();
    expect(asked.map(({ page }) => page)).toEqual([1]);
  });

  it('is none of a list that is not read from the API', async () => {
    const { query } = aList([]);
    await expect(read(listFile({ ...query, queryFn: undefined as never }, columns))).rejects.toThrow(
      'This list is not read from the API',
    );
  });

  it('is made of the rows of the page where all of them are there', () => {
    expect(shownFile([row(4)], columns)).toEqual([
      ['Name', 'Number'],
      ['Person 4', 4],
    ]);
  });
});

import type { InfiniteData, QueryFunctionContext, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { CsvCell } from '../../../shared/rules/csv.ts';
import type { ListPage } from '../../api/paging.ts';
import type { Column } from '../../ui/tables/table.tsx';
import { CsvButton, csvPages, type CsvRows } from './csv-button.tsx';

/** A column of a list's file, under the header that the page has. */
export interface FileColumn<R> {
  header: string;
  text: (row: R) => CsvCell;
}

/** A column of a table and of its file: what a cell shows, and what it says as text. */
export type ListColumn<R> = Column<R> & FileColumn<R>;

/** What a list page puts into a file. */
export interface ListFile {
  rows: (signal: AbortSignal) => AsyncIterable<CsvRows>;
}

type PagedQuery<L, K extends QueryKey, P> = Pick<
  UseInfiniteQueryOptions<L, Error, InfiniteData<L>, K, P>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
>;

/**
 * A list as a file: every page of the query that the list itself reads, one after the other, so that the file has the
 * filters, the order and the people of the list, and nothing that the list would not show.
 */
export function listFile<L extends ListPage<{ id: number }>, K extends QueryKey, P>(
  query: PagedQuery<L, K, P>,
  columns: readonly FileColumn<L['data'][number]>[],
): ListFile {
  return {
    rows: (signal) =>
      csvPages(
        columns.map(({ header }) => header),
        everyPage(query, signal),
        (row: L['data'][number]) => columns.map(({ text }) => text(row)),
      ),
  };
}

/** Rows that are on the page already as a file. */
export function shownFile<R>(shown: readonly R[], columns: readonly FileColumn<R>[]): CsvRows {
  return [columns.map(({ header }) => header), ...shown.map((row) => columns.map(({ text }) => text(row)))];
}

async function* everyPage<L extends ListPage<{ id: number }>, K extends QueryKey, P>(
  { queryKey, queryFn, initialPageParam, getNextPageParam }: PagedQuery<L, K, P>,
  signal: AbortSignal,
): AsyncGenerator<L['data']> {
  if (typeof queryFn !== 'function') throw new Error('This list is not read from the API');
  // A row that moved to a later page while the list was read is in the file once.
  const seen = new Set<number>();
  for (let place: P | null | undefined = initialPageParam; place !== undefined && place !== null;) {
    const context = { queryKey, signal, pageParam: place, direction: 'forward', meta: undefined };
    const page = await queryFn(context as unknown as QueryFunctionContext<K, P>);
    yield page.data.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (signal.aborted) return;
    // Only the last page decides what comes next, so that no list is held in memory.
    const next: P | null | undefined = getNextPageParam(page, [page], place, [place]);
    place = next;
  }
}

interface ListCsvProps {
  /** The list's name, as its page shows it. */
  title: string;
  file: ListFile | CsvRows;
  total: number;
}

/** Saves a list, named by its title and the day. */
export function ListCsv({ title, file, total }: ListCsvProps) {
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return <CsvButton name={name} of={title.toLowerCase()} rows={'rows' in file ? file.rows : file} total={total} />;
}

import type { InfiniteData } from '@tanstack/react-query';
import type { ListMeta } from '../../shared/contract/route.ts';

/** One page of a list as the API returns it. */
export interface ListPage<R> {
  data: R[];
  meta: ListMeta;
}

/**
 * The number of the next page, or undefined at the end: there is one while the page is below ceil(total / perPage)
 * (LIST-06).
 */
export function nextPage<R>({ meta }: ListPage<R>): number | undefined {
  return meta.page < Math.ceil(meta.total / meta.perPage) ? meta.page + 1 : undefined;
}

/**
 * All rows loaded so far: page 1 alone at first, later pages append (LIST-01, LIST-03). Pages loaded at different times
 * may contain a row twice: it appears once, in its first position with its latest content (JOB-40).
 */
export function rowsOf<R extends { id: number }>(data: InfiniteData<ListPage<R>> | undefined): R[] {
  return [...new Map(data?.pages.flatMap((page) => page.data.map((row) => [row.id, row] as const))).values()];
}

/**
 * Whether rows were added or removed between two pages, so that the list has to reload: their totals differ (LIST-02,
 * DEC-55).
 */
export function isMixed<R>(data: InfiniteData<ListPage<R>> | undefined): boolean {
  return new Set(data?.pages.map((page) => page.meta.total)).size > 1;
}

/** The total number of rows, from the latest page. */
export function totalOf<R>(data: InfiniteData<ListPage<R>> | undefined): number {
  return data?.pages.at(-1)?.meta.total ?? 0;
}

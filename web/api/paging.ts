import type { InfiniteData } from '@tanstack/react-query';
import type { ListMeta } from '../../shared/contract/route.ts';

/** One page of a list as the API answers it. */
export interface ListPage<R> {
  data: R[];
  meta: ListMeta;
}

/**
 * The next page's number, or undefined at the end: a next page exists when the page is below ceil(total / perPage)
 * (LIST-06).
 */
export function nextPage<R>({ meta }: ListPage<R>): number | undefined {
  return meta.page < Math.ceil(meta.total / meta.perPage) ? meta.page + 1 : undefined;
}

/**
 * All rows loaded so far: page 1 stands alone, later pages append (LIST-01, LIST-03). Pages of two moments may hold a
 * row twice: it is shown once, where it stood first and as it is now (JOB-40).
 */
export function rowsOf<R extends { id: number }>(data: InfiniteData<ListPage<R>> | undefined): R[] {
  return [...new Map(data?.pages.flatMap((page) => page.data.map((row) => [row.id, row] as const))).values()];
}

/**
 * Whether rows came or went between two of the pages, so that the list has to be loaded anew: their totals differ
 * (LIST-02, DEC-55).
 */
export function isMixed<R>(data: InfiniteData<ListPage<R>> | undefined): boolean {
  return new Set(data?.pages.map((page) => page.meta.total)).size > 1;
}

/** How many rows there are in all, by the newest answer. */
export function totalOf<R>(data: InfiniteData<ListPage<R>> | undefined): number {
  return data?.pages.at(-1)?.meta.total ?? 0;
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { rowsOf, totalOf, type ListPage } from '../../api/paging.ts';
import { MoreRows } from '../../ui/tables/more-rows.tsx';

/** A list that the API returns page by page. */
export type PagedList<R> = UseInfiniteQueryResult<InfiniteData<ListPage<R>>>;

/** The foot of such a list: loads further rows on scrolling, and shows how many of all are loaded (LIST-03). */
export function MoreOfList<R extends { id: number }>({ list, noun }: { list: PagedList<R>; noun: string }) {
  return (
    <MoreRows
      shown={rowsOf(list.data).length}
      total={totalOf(list.data)}
      noun={noun}
      hasMore={list.hasNextPage}
      isLoading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListPage } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { MoreRows } from '../../../ui/tables/more-rows.tsx';
import { CsvButton, csvSaying, type CsvRows } from '../../../common/lists/csv-button.tsx';

interface PagedCardProps<R> {
  title: string;
  /** What exactly is listed, on hover. */
  counts: string;
  noun: string;
  none: ReactNode;
  query: UseInfiniteQueryResult<InfiniteData<ListPage<R>>>;
  /** The name of the list's file, and how to read every row of it. */
  csv: { name: string; rows: () => AsyncIterable<CsvRows> };
  children: (row: R) => ReactNode;
}

/** A list of a dashboard, page by page, in each of its states. */
export function PagedCard<R>({ title, counts, noun, none, query, csv, children }: PagedCardProps<R>) {
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card
      title={<span title={counts}>{title}</span>}
      aside={
        rows.length > 0 && (
          <CsvButton name={csv.name} of={title.toLowerCase()} rows={() => csvSaying(counts, csv.rows())} />
        )
      }
      flush
    >
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isError && !query.data && <LoadFailure title={`The ${noun} could not be loaded`} query={query} />}
      {query.data && rows.length === 0 && <p className="figures-none">{none}</p>}
      {rows.length > 0 && (
        <>
          <ul className="listing" aria-label={title}>
            {rows.map(children)}
          </ul>
          {query.hasNextPage && (
            <MoreRows
              shown={rows.length}
              total={query.data?.pages.at(-1)?.meta.total ?? rows.length}
              noun={noun}
              hasMore={query.hasNextPage}
              isLoading={query.isFetchingNextPage}
              failed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
              onPress
            />
          )}
          <p className="figures-counts">{counts}</p>
        </>
      )}
    </Card>
  );
}

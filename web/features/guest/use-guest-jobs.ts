import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { rowsOf, totalOf } from '../../api/paging.ts';
import { guestJobQuery } from './queries/guest-job.ts';
import { guestJobsQuery } from './queries/guest-jobs.ts';
import type { BrowseAddress } from './use-browse-address.ts';

/** The jobs of an address: as many pages as it names, the open job even where no page holds it, and the way to one page more (GUEST-48). */
export function useGuestJobs(campaign: string | undefined, { filter, sort, page, text, isEverywhere, openId }: BrowseAddress, onPage: (page: number) => void) {
  const list = useInfiniteQuery(guestJobsQuery({ campaign, filter, sort, search: isEverywhere ? text : '' }));
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = list;
  const loaded = list.data?.pages.length ?? 0;
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  // A link to page 3 shows pages 1 to 3.
  useEffect(() => {
    if (loaded > 0 && loaded < page && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [loaded, page, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const onMore = useCallback(() => {
    onPage(loaded + 1);
    void fetchNextPage();
  }, [onPage, loaded, fetchNextPage]);
  const isMissing = openId !== null && loaded > 0 && !rows.some(({ id }) => id === openId);
  const linked = useQuery({ ...guestJobQuery(openId ?? 0), enabled: isMissing });
  const jobs = useMemo(() => (isMissing && linked.data ? [linked.data, ...rows] : rows), [isMissing, linked.data, rows]);
  const meta = list.data?.pages[0]?.meta;
  return {
    jobs,
    loadedCount: rows.length,
    total: totalOf(list.data),
    campaign: meta?.currentCampaign ?? null,
    facets: meta?.facets,
    error: list.error && loaded === 0 ? list.error : null,
    isPending: list.isPending,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    onMore,
    retry: () => void list.refetch(),
  };
}

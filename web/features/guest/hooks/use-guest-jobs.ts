import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { MatchedWords } from '../../../../shared/rules/highlight.ts';
import { isMixed, rowsOf, totalOf } from '../../../api/paging.ts';
import { guestJobQuery } from '../../../common/jobs/guest-job.ts';
import { guestJobsQuery } from '../queries/guest-jobs.ts';
import type { BrowseAddress } from './use-browse-address.ts';

function matchedIn(
  data: { pages: { meta: { matched?: MatchedWords | undefined } }[] } | undefined,
): MatchedWords | undefined {
  const all = data?.pages.flatMap(({ meta }) => meta.matched ?? []) ?? [];
  return all.length > 0
    ? { words: all.flatMap(({ words }) => words), phrases: all.flatMap(({ phrases }) => phrases) }
    : undefined;
}

/**
 * The jobs for an address: as many pages as it asks for, the open job even if it is on no loaded page, and how to load
 * the next page (GUEST-48).
 */
export function useGuestJobs(
  campaign: string | undefined,
  { filter, sort, by, page, text, isEverywhere, openId }: BrowseAddress,
  onPage: (page: number) => void,
) {
  const list = useInfiniteQuery(guestJobsQuery({ campaign, filter, sort, by, search: isEverywhere ? text : '' }));
  const { fetchNextPage, refetch, hasNextPage, isFetching, isFetchNextPageError } = list;
  const loaded = list.data?.pages.length ?? 0;
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  // A link to page 3 shows pages 1 to 3.
  useEffect(() => {
    if (loaded > 0 && loaded < page && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [loaded, page, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  // Reload once per loaded page, so that frequent changes do not cause an endless loop.
  const reloaded = useRef(0);
  useEffect(() => {
    if (!isMixed(list.data) || isFetching || reloaded.current === loaded) return;
    reloaded.current = loaded;
    void refetch();
  }, [list.data, isFetching, loaded, refetch]);
  const onMore = useCallback(() => {
    onPage(loaded + 1);
    void fetchNextPage();
  }, [onPage, loaded, fetchNextPage]);
  const isMissing = openId !== null && loaded > 0 && !rows.some(({ id }) => id === openId);
  const linked = useQuery({ ...guestJobQuery(openId ?? 0), enabled: isMissing });
  const jobs = useMemo(
    () => (isMissing && linked.data ? [linked.data, ...rows] : rows),
    [isMissing, linked.data, rows],
  );
  const meta = list.data?.pages[0]?.meta;
  const matched = useMemo(() => matchedIn(list.data), [list.data]);
  return {
    jobs,
    loadedCount: rows.length,
    total: totalOf(list.data),
    campaign: meta?.currentCampaign ?? null,
    facets: meta?.facets,
    company: meta?.company,
    matched,
    error: list.error && loaded === 0 ? list.error : null,
    isPending: list.isPending,
    /** The jobs of the last part of the map, while those of the next one load. */
    isStale: list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    onMore,
    retry: () => void list.refetch(),
  };
}

import type { InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListPage } from '../../../api/paging.ts';
import { isMixed } from '../../../api/paging.ts';

interface PagedQuery<R> {
  data: InfiniteData<ListPage<R>> | undefined;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Reloads every page, once per load, if the totals of two pages differ, because rows have then moved between pages
 * (NOTIF-53, LIST-02).
 */
export function useOneList<R>({ data, isFetching, refetch }: PagedQuery<R>): void {
  const reloaded = useRef<object>(undefined);
  useEffect(() => {
    if (!data || isFetching || reloaded.current === data || !isMixed(data)) return;
    reloaded.current = data;
    void refetch();
  }, [data, isFetching, refetch]);
}

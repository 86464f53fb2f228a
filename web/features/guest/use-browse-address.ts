import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterFromAddress, filterInAddress, type JobFilter } from './job-filter.ts';
import type { SortOrder } from './sort-cycle.ts';

// A link may ask for many pages at once; more than this are loaded by scrolling on.
const mostPagesAtOnce = 40;

/** What the list shows, as the address says it; a link or the back button restores it. */
export interface BrowseAddress {
  filter: JobFilter;
  sort: SortOrder;
  /** Pages loaded, from 1. */
  page: number;
  text: string;
  /** The text is searched in all jobs rather than in those that are loaded. */
  isEverywhere: boolean;
  openId: number | null;
  /** Chosen on the map, so it stands first (GUEST-33). */
  firstId: number | null;
}

function jobIn(params: URLSearchParams, name: string): number | null {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads the list's part of an address. */
export function browseAddressOf(params: URLSearchParams): BrowseAddress {
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  const text = (params.get('q') ?? '').slice(0, 200);
  return {
    filter: filterFromAddress(params),
    sort: sort === 'asc' || sort === 'desc' ? sort : undefined,
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, mostPagesAtOnce) : 1,
    text,
    isEverywhere: text !== '' && params.get('in') === 'all',
    openId: jobIn(params, 'job'),
    firstId: jobIn(params, 'first'),
  };
}

type Changes = Partial<Record<'sort' | 'q' | 'in' | 'job' | 'first', string | undefined>> & {
  page?: number;
  filter?: JobFilter;
};

function applied(params: URLSearchParams, { filter, page, ...texts }: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = {
    ...texts,
    ...(page === undefined ? {} : { page: page > 1 ? String(page) : '' }),
    ...(filter ? filterInAddress(filter) : {}),
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The address of the list and how to change it; `step` makes a change one that the back button undoes. */
export function useBrowseAddress(): [BrowseAddress, (changes: Changes, step?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => browseAddressOf(params), [params]);
  const change = useCallback(
    (changes: Changes, step = false) =>
      setParams((now) => applied(now, changes), {
        // What changes nothing is no step: the way back would seem to do nothing.
        replace: !step || String(applied(params, changes)) === String(params),
        preventScrollReset: true,
      }),
    [setParams, params],
  );
  return [address, change];
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchText } from '../../../../shared/rules/plain-text.ts';
import { filterFromAddress, filterInAddress, type JobFilter } from '../model/job-filter.ts';
import { sortFieldOf, type SortField, type SortOrder } from '../model/sort-cycle.ts';

// The most pages loaded at once for a link; further ones load by scrolling.
const maxPagesAtOnce = 40;

/** The state of the list, kept in the address so that links and the back button restore it. */
export interface BrowseAddress {
  filter: JobFilter;
  sort: SortOrder;
  /** The field to sort by. */
  by: SortField;
  /** The number of pages loaded. */
  page: number;
  text: string;
  /** Search all jobs, not only the loaded ones. */
  isEverywhere: boolean;
  openId: number | null;
  /** The job selected on the map, which comes first (GUEST-33). */
  firstId: number | null;
}

function jobIn(params: URLSearchParams, name: string): number | null {
  const id = Number(params.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads the list's state from an address. */
export function browseAddressOf(params: URLSearchParams): BrowseAddress {
  const sort = params.get('sort');
  const page = Number(params.get('page'));
  const filter = filterFromAddress(params);
  const by = sortFieldOf(params.get('by'));
  const text = searchText(params.get('q'), 200);
  return {
    filter,
    sort: sort === 'asc' || sort === 'desc' ? sort : undefined,
    // Without a place there is nothing to measure from.
    by: by === 'distance' && filter.near === null && filter.cityId === null ? undefined : by,
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, maxPagesAtOnce) : 1,
    text,
    isEverywhere: text !== '' && params.get('in') === 'all',
    openId: jobIn(params, 'job'),
    firstId: jobIn(params, 'first'),
  };
}

type Changes = Partial<Record<'sort' | 'by' | 'q' | 'in' | 'job' | 'first', string | undefined>> & {
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

/** Changes the address. Use `step` for changes that the back button should undo. */
export type ChangeAddress = (changes: Changes, step?: boolean) => void;

/** The list's state and how to change it. */
export function useBrowseAddress(): [BrowseAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => browseAddressOf(params), [params]);
  const change = useCallback(
    (changes: Changes, step = false) =>
      setParams((now) => applied(now, changes), {
        // A change without effect adds no history entry, because Back would seem to do nothing.
        replace: !step || String(applied(params, changes)) === String(params),
        preventScrollReset: true,
      }),
    [setParams, params],
  );
  return [address, change];
}

import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { lookupMinLength } from '../../../../shared/constants/limits.ts';
import type { JobActions } from '../model/job-actions.ts';
import { chosenCount, questionOf, type JobFilter } from '../model/job-filter.ts';
import { orderJobs } from '../model/order-jobs.ts';
import { useBrowseAddress } from './use-browse-address.ts';
import { useBrowseChanges } from './use-browse-changes.ts';
import { useGuestJobs } from './use-guest-jobs.ts';
import { useNearMe } from './use-near-me.ts';
import { useTextSearch } from './use-text-search.ts';

/** What a visitor sees of the public jobs and can do with them; the parts of the page take what they need of it. */
export type Browsing = ReturnType<typeof useBrowsing>;

interface BrowsingInput {
  campaign: string | undefined;
  actions: JobActions;
  /** Brings the beginning of the list into view. */
  toTop: () => void;
}

/** The public jobs for the page's address, of a category or all, with the ways to narrow and order them. */
export function useBrowsing({ campaign, actions: { favorites, onFavorite }, toTop }: BrowsingInput) {
  const [address, change] = useBrowseAddress();
  const onPage = useCallback((page: number) => change({ page }), [change]);
  const found = useGuestJobs(campaign, address, onPage);
  const [activeId, setActive] = useState<number | null>(null);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [pane, setPane] = useState<'list' | 'map'>('list');
  const hasBoth = useWideScreen(768);
  const changes = useBrowseChanges({ address, change, onFavorite, toTop });
  const { filter, text, isEverywhere, firstId } = address;
  const searched = useTextSearch({ jobs: found.jobs, text, isEverywhere, matched: found.matched });
  const shown = useMemo(
    () => orderJobs(searched.found, { chosenId: firstId, favorites }),
    [searched.found, firstId, favorites],
  );
  const question = useMemo(
    () => questionOf({ campaign, filter, search: text.trim().length >= lookupMinLength ? text : '' }),
    [campaign, filter, text],
  );
  const onFilter = (next: JobFilter) => {
    setFilterOpen(false);
    changes.onFilter(next);
  };
  return {
    address,
    found,
    /** In display order. */
    shown,
    mark: searched.mark,
    Note: searched.tools?.BrowseNote,
    /** What the list asks for, as the map asks it. */
    question,
    /** How many filters are chosen. */
    chosen: chosenCount(filter),
    ...changes,
    onFilter,
    nearMe: useNearMe(changes.onNear),
    activeId,
    onActive: setActive,
    isFilterOpen,
    setFilterOpen,
    /** On a narrow screen, which of list and map is shown. */
    pane,
    setPane,
    hasBoth,
    showsMap: hasBoth || pane === 'map',
    hasSidebar: useWideScreen(1200),
  };
}

/** Whether the window is at least `width` CSS pixels wide, updated on resize. */
function useWideScreen(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
  );
}

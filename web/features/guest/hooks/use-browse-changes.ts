import { useCallback } from 'react';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import { useDistanceUnit } from '../../../common/visitor/distance-unit.ts';
import { anywhere, inBounds, nearVisitor, type Near } from '../model/filter-place.ts';
import type { JobActions } from '../model/job-actions.ts';
import { noFilter, type JobFilter } from '../model/job-filter.ts';
import type { SortField, SortOrder } from '../model/sort-cycle.ts';
import type { BrowseAddress, ChangeAddress } from './use-browse-address.ts';

interface BrowseChangesInput {
  address: BrowseAddress;
  change: ChangeAddress;
  onFavorite: JobActions['onFavorite'];
  /** Brings the beginning of the list into view. */
  toTop: () => void;
}

/** What a visitor can do with the list, each as a change of its address. */
export function useBrowseChanges({ address, change, onFavorite, toTop }: BrowseChangesInput) {
  const { filter, openId } = address;
  const unit = useDistanceUnit();
  const restart = (place: Partial<JobFilter>) =>
    change({ filter: { ...filter, ...place }, by: 'distance', sort: undefined, page: 1 }, true);
  return {
    onToggle: useCallback(
      (jobId: number) => change({ job: openId === jobId ? undefined : String(jobId) }),
      [change, openId],
    ),
    onChoose: useCallback(
      (jobId: number) => {
        onFavorite(jobId, true);
        change({ job: String(jobId), first: String(jobId) });
        toTop();
      },
      [onFavorite, change, toTop],
    ),
    onText: useCallback((q: string) => change({ q, in: undefined }), [change]),
    onSearchAll: useCallback((q: string) => change({ q, in: q.trim() ? 'all' : undefined, page: 1 }, true), [change]),
    onBounds: useCallback(
      (bounds: MapBounds) => change({ filter: { ...filter, ...inBounds(filter, bounds) }, page: 1 }),
      [change, filter],
    ),
    onFilter: (next: JobFilter) => {
      change({ filter: next, page: 1 }, true);
      toTop();
    },
    onSort: (sort: SortOrder, by: SortField) => {
      change({ sort, by, page: 1 }, true);
      toTop();
    },
    onNear: (place: Near) => restart(nearVisitor(place, unit)),
    onCity: (cityId: number) => restart({ ...anywhere, cityId }),
    onClear: () => change({ filter: noFilter, q: undefined, in: undefined, page: 1 }, true),
  };
}

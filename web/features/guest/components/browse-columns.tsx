import { lazy, Suspense, useRef, type ComponentType } from 'react';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import type { Browsing } from '../hooks/use-browsing.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { proximityOf } from '../model/filter-place.ts';
import type { JobActions } from '../model/job-actions.ts';
import { MarkTextContext } from '../model/mark-text.ts';
import { BrowseList } from './browse-list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import './filter-form.css';

const FilterSidebar = lazy(async () => ({ default: (await import('./filter-sidebar.tsx')).FilterSidebar }));
const SheetHandle = lazy(async () => ({ default: (await import('./sheet-handle.tsx')).SheetHandle }));

interface BrowseColumnsProps {
  campaign: string | undefined;
  browsing: Browsing;
  actions: JobActions;
  JobMap: ComponentType<JobMapNeeds>;
}

/** The list, the map and the filters side by side, as far as the screen has room for them. */
export function BrowseColumns({ JobMap, ...props }: BrowseColumnsProps) {
  const { browsing, actions } = props;
  const { showsMap, hasSidebar, address, found } = browsing;
  const map = useRef<HTMLDivElement>(null);
  return (
    <>
      {showsMap && (
        <a
          className="ui-skip"
          href="#job-map"
          onClick={(event) => {
            event.preventDefault();
            map.current?.focus();
          }}
        >
          Skip the list
        </a>
      )}
      <div className="browse-columns">
        <ListColumn {...props} />
        {showsMap && (
          <div className="browse-map" id="job-map" ref={map} tabIndex={-1}>
            <JobMap {...mapNeedsOf(browsing)} favorites={actions.favorites} />
          </div>
        )}
        {hasSidebar && (
          <aside className="browse-filter" aria-label="Filters">
            <Suspense fallback={<FilterSkeleton />}>
              <FilterSidebar filter={address.filter} facets={found.facets} onSubmit={browsing.onFilter} />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  );
}

function mapNeedsOf({ address: { filter }, found, ...browsing }: Browsing): Omit<JobMapNeeds, 'favorites'> {
  return {
    jobs: found.jobs,
    question: browsing.question,
    activeId: browsing.activeId,
    onActive: browsing.onActive,
    onChoose: browsing.onChoose,
    cityId: filter.cityId,
    near: filter.near,
    proximity: proximityOf(filter),
    bounds: filter.bounds,
    onBounds: browsing.onBounds,
    total: found.total,
    hasMore: found.hasMore,
    isLoadingMore: found.isLoadingMore,
    onMore: found.onMore,
  };
}

function ListColumn({ campaign, browsing, actions }: Omit<BrowseColumnsProps, 'JobMap'>) {
  const { address, found, pane, hasBoth, onSearchAll } = browsing;
  const { filter, text, isEverywhere, openId } = address;
  const sheet = useSheet();
  return (
    <div className="browse-list" style={sheet.style} data-stale={found.isStale || undefined} aria-busy={found.isStale}>
      {!hasBoth && pane === 'map' && (
        <Suspense fallback={null}>
          <SheetHandle {...sheet.handle} />
        </Suspense>
      )}
      <MarkTextContext value={browsing.mark}>
        <BrowseList
          found={found}
          shown={browsing.shown}
          actions={actions}
          isNarrowed={text.trim() !== '' && !isEverywhere}
          asked={{ campaign, filter, search: isEverywhere ? text : '' }}
          onFilter={browsing.onFilter}
          onText={onSearchAll}
          openId={openId}
          activeId={browsing.activeId}
          onToggle={browsing.onToggle}
          onActive={browsing.onActive}
          onSearchAll={() => onSearchAll(text)}
          onClear={browsing.onClear}
        />
      </MarkTextContext>
    </div>
  );
}

/** The filter's placeholder while its form loads. */
function FilterSkeleton() {
  return (
    <div className="filter-fields" role="status" aria-label="Loading filters">
      {Array.from({ length: 7 }, (_, field) => (
        <Skeleton key={field} height="58px" />
      ))}
    </div>
  );
}

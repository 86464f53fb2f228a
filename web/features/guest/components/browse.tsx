import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import { lookupMinLength } from '../../../../shared/constants/limits.ts';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import { useDistanceUnit } from '../../../common/visitor/distance-unit.ts';
import type { JobActions } from '../model/job-actions.ts';
import { anywhere, inBounds, nearVisitor, proximityOf } from '../model/filter-place.ts';
import { chosenCount, noFilter, questionOf, type JobFilter } from '../model/job-filter.ts';
import { MarkTextContext } from '../model/mark-text.ts';
import { orderJobs } from '../model/order-jobs.ts';
import { useBrowseAddress } from '../hooks/use-browse-address.ts';
import { useGuestJobs } from '../hooks/use-guest-jobs.ts';
import { useNearMe } from '../hooks/use-near-me.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { useTextSearch } from '../hooks/use-text-search.ts';
import { useWideScreen } from '../hooks/use-wide-screen.ts';
import { BrowseBar } from './browse-bar.tsx';
import { BrowseHead } from './browse-head.tsx';
import { BrowseList } from './browse-list.tsx';
import './browse.css';
import { FilterSkeleton } from './filter-skeleton.tsx';

const FilterSidebar = lazy(async () => ({ default: (await import('./filter-sidebar.tsx')).FilterSidebar }));
const PaneSwitch = lazy(async () => ({ default: (await import('./pane-switch.tsx')).PaneSwitch }));
const SheetHandle = lazy(async () => ({ default: (await import('./sheet-handle.tsx')).SheetHandle }));
const ChosenFilters = lazy(async () => ({ default: (await import('./chosen-filters.tsx')).ChosenFilters }));
const NearMeRefused = lazy(async () => ({ default: (await import('./near-me-refused.tsx')).NearMeRefused }));
const FilterModal = lazy(async () => ({ default: (await import('./filter-modal.tsx')).FilterModal }));

export interface BrowseProps {
  campaign: string | undefined;
  /** The address of the list of all categories. */
  allJobs: string;
  actions: JobActions;
  /** Renders the map, which is large and therefore loaded separately. */
  JobMap: ComponentType<JobMapNeeds>;
  /** The live chat of a category, if the visitor may have one. */
  Chat?: ComponentType<{ campaign: CampaignCard | null; hasJobs: boolean }> | undefined;
}

/**
 * Public jobs as a list next to a map, with search, sort and filter, all kept in the address (GUEST-10 to GUEST-37).
 */
export function Browse({ campaign, allJobs, actions, JobMap, Chat }: BrowseProps) {
  const [address, change] = useBrowseAddress();
  const onPage = useCallback((page: number) => change({ page }), [change]);
  const found = useGuestJobs(campaign, address, onPage);
  const [activeId, setActive] = useState<number | null>(null);
  const [pane, setPane] = useState<'list' | 'map'>('list');
  const [isFilterOpen, setFilterOpen] = useState(false);
  const hasSidebar = useWideScreen(1200);
  const hasBoth = useWideScreen(768);
  const sheet = useSheet();
  const top = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const { favorites, onFavorite } = actions;
  const { filter, sort, by, text, isEverywhere, openId, firstId } = address;
  const unit = useDistanceUnit();
  const nearMe = useNearMe((place) =>
    change({ filter: { ...filter, ...nearVisitor(place, unit) }, by: 'distance', sort: undefined, page: 1 }, true),
  );

  const toTop = useCallback(() => {
    const start = top.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, []);
  const searched = useTextSearch({ jobs: found.jobs, text, isEverywhere, matched: found.matched });
  const shown = useMemo(
    () => orderJobs(searched.found, { chosenId: firstId, favorites }),
    [searched.found, firstId, favorites],
  );
  const onToggle = useCallback(
    (jobId: number) => change({ job: openId === jobId ? undefined : String(jobId) }),
    [change, openId],
  );
  const onChoose = useCallback(
    (jobId: number) => {
      onFavorite(jobId, true);
      change({ job: String(jobId), first: String(jobId) });
      toTop();
    },
    [onFavorite, change, toTop],
  );
  const onText = useCallback((q: string) => change({ q, in: undefined }), [change]);
  const onSearchAll = useCallback(
    (q: string) => change({ q, in: q.trim() ? 'all' : undefined, page: 1 }, true),
    [change],
  );
  const onFilter = (next: JobFilter) => {
    setFilterOpen(false);
    change({ filter: next, page: 1 }, true);
    toTop();
  };
  const onBounds = useCallback(
    (bounds: MapBounds) => change({ filter: { ...filter, ...inBounds(filter, bounds) }, page: 1 }),
    [change, filter],
  );
  const question = useMemo(
    () => questionOf({ campaign, filter, search: text.trim().length >= lookupMinLength ? text : '' }),
    [campaign, filter, text],
  );
  const clear = () => change({ filter: noFilter, q: undefined, in: undefined, page: 1 }, true);
  const Note = searched.tools?.BrowseNote;
  const chosen = chosenCount(filter);
  const filterProps = { filter, facets: found.facets, onSubmit: onFilter };
  const showsMap = hasBoth || pane === 'map';
  return (
    <div className="browse" ref={top} data-pane={pane}>
      <BrowseHead
        campaign={found.campaign}
        isCategory={campaign !== undefined}
        total={found.isPending || found.error ? undefined : found.total}
        allJobs={allJobs}
      />
      <BrowseBar
        text={text}
        onText={onText}
        onSearchAll={onSearchAll}
        sort={sort}
        by={by}
        hasPlace={filter.near !== null || filter.cityId !== null}
        onSort={(order, field) => {
          change({ sort: order, by: field, page: 1 }, true);
          toTop();
        }}
        onNearMe={nearMe.ask}
        isLocating={nearMe.isAsking}
        onFilter={hasSidebar ? undefined : () => setFilterOpen(true)}
        chosen={chosen}
      />
      {nearMe.problem && (
        <Suspense fallback={null}>
          <NearMeRefused
            problem={nearMe.problem}
            onRetry={nearMe.ask}
            onClose={nearMe.dismiss}
            onCity={(cityId) => {
              nearMe.dismiss();
              change({ filter: { ...filter, ...anywhere, cityId }, by: 'distance', sort: undefined, page: 1 }, true);
            }}
          />
        </Suspense>
      )}
      {!hasBoth && (
        <Suspense fallback={null}>
          <PaneSwitch pane={pane} onPane={setPane} />
        </Suspense>
      )}
      {chosen > 0 && (
        <Suspense fallback={<div className="browse-chips" />}>
          <div className="browse-chips">
            <ChosenFilters filter={filter} onChange={onFilter} />
          </div>
        </Suspense>
      )}
      {text.trim() && !found.isPending && (
        <p className="browse-note" role="status">
          {Note && (
            <Note
              text={text}
              isEverywhere={isEverywhere}
              shown={shown.length}
              loaded={found.jobs.length}
              total={found.total}
              onSearchAll={onSearchAll}
            />
          )}
        </p>
      )}
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
        <div
          className="browse-list"
          style={sheet.style}
          data-stale={found.isStale || undefined}
          aria-busy={found.isStale}
        >
          {!hasBoth && pane === 'map' && (
            <Suspense fallback={null}>
              <SheetHandle {...sheet.handle} />
            </Suspense>
          )}
          <MarkTextContext value={searched.mark}>
            <BrowseList
              found={found}
              shown={shown}
              actions={actions}
              isNarrowed={text.trim() !== '' && !isEverywhere}
              asked={{ campaign, filter, search: isEverywhere ? text : '' }}
              onFilter={onFilter}
              onClearText={() => onSearchAll('')}
              openId={openId}
              activeId={activeId}
              onToggle={onToggle}
              onActive={setActive}
              onSearchAll={() => onSearchAll(text)}
              onClear={clear}
            />
          </MarkTextContext>
        </div>
        {showsMap && (
          <div className="browse-map" id="job-map" ref={map} tabIndex={-1}>
            <JobMap
              jobs={found.jobs}
              question={question}
              favorites={favorites}
              activeId={activeId}
              onActive={setActive}
              onChoose={onChoose}
              cityId={filter.cityId}
              near={filter.near}
              proximity={proximityOf(filter)}
              bounds={filter.bounds}
              onBounds={onBounds}
              total={found.total}
              hasMore={found.hasMore}
              isLoadingMore={found.isLoadingMore}
              onMore={found.onMore}
            />
          </div>
        )}
        {hasSidebar && (
          <aside className="browse-filter" aria-label="Filters">
            <Suspense fallback={<FilterSkeleton />}>
              <FilterSidebar {...filterProps} />
            </Suspense>
          </aside>
        )}
      </div>
      {isFilterOpen && !hasSidebar && (
        <Suspense fallback={null}>
          <FilterModal {...filterProps} onClose={() => setFilterOpen(false)} />
        </Suspense>
      )}
      {Chat && found.campaign?.chatWidgetId && (
        <Suspense fallback={null}>
          <Chat campaign={found.campaign} hasJobs={found.jobs.length > 0} />
        </Suspense>
      )}
    </div>
  );
}

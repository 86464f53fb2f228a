import { lazy, Suspense, type ComponentType } from 'react';
import type { Browsing } from '../hooks/use-browsing.ts';
import { BrowseBar } from './browse-bar.tsx';

const PaneSwitch = lazy(async () => ({ default: (await import('./pane-switch.tsx')).PaneSwitch }));
const ChosenFilters = lazy(async () => ({ default: (await import('./chosen-filters.tsx')).ChosenFilters }));
const NearMeRefused = lazy(async () => ({ default: (await import('./near-me-refused.tsx')).NearMeRefused }));

interface BrowseControlsProps {
  browsing: Browsing;
  Saved: ComponentType | undefined;
  onAlert: () => void;
}

/** What is above the jobs: search, sort, the chosen filters, and what a search has found. */
export function BrowseControls({ browsing, Saved, onAlert }: BrowseControlsProps) {
  const { address, chosen, nearMe, pane, hasBoth, hasSidebar } = browsing;
  const { filter, sort, by, text } = address;
  return (
    <>
      <BrowseBar
        text={text}
        onText={browsing.onText}
        onSearchAll={browsing.onSearchAll}
        sort={sort}
        by={by}
        hasPlace={filter.near !== null || filter.cityId !== null}
        onSort={browsing.onSort}
        onNearMe={nearMe.ask}
        isLocating={nearMe.isAsking}
        onFilter={hasSidebar ? undefined : () => browsing.setFilterOpen(true)}
        chosen={chosen}
        onAlert={onAlert}
        saved={Saved && <Saved />}
      />
      {nearMe.problem && (
        <Suspense fallback={null}>
          <NearMeRefused
            problem={nearMe.problem}
            onRetry={nearMe.ask}
            onClose={nearMe.dismiss}
            onCity={(cityId) => {
              nearMe.dismiss();
              browsing.onCity(cityId);
            }}
          />
        </Suspense>
      )}
      {!hasBoth && (
        <Suspense fallback={null}>
          <PaneSwitch pane={pane} onPane={browsing.setPane} />
        </Suspense>
      )}
      {chosen > 0 && (
        <Suspense fallback={<div className="browse-chips" />}>
          <div className="browse-chips">
            <ChosenFilters filter={filter} onChange={browsing.onFilter} />
          </div>
        </Suspense>
      )}
      <SearchNote browsing={browsing} />
    </>
  );
}

function SearchNote({ browsing: { address, found, shown, Note, onSearchAll } }: { browsing: Browsing }) {
  if (!address.text.trim() || found.isPending) return null;
  return (
    <p className="browse-note" role="status">
      {Note && (
        <Note
          text={address.text}
          isEverywhere={address.isEverywhere}
          shown={shown.length}
          loaded={found.jobs.length}
          total={found.total}
          onSearchAll={onSearchAll}
        />
      )}
    </p>
  );
}

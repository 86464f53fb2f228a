import { lazy, Suspense, useCallback, useRef, useState, type ComponentType } from 'react';
import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import type { AlertNeeds } from '../../../common/jobs/alert-needs.ts';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import { useBrowsing } from '../hooks/use-browsing.ts';
import type { JobActions } from '../model/job-actions.ts';
import { BrowseColumns } from './browse-columns.tsx';
import { BrowseControls } from './browse-controls.tsx';
import { BrowseHead } from './browse-head.tsx';
import './browse.css';

const AlertForSearch = lazy(async () => ({ default: (await import('./alert-for-search.tsx')).AlertForSearch }));
const CompanyHead = lazy(async () => ({ default: (await import('./company-head.tsx')).CompanyHead }));
const FilterModal = lazy(async () => ({ default: (await import('./filter-modal.tsx')).FilterModal }));

export interface BrowseProps {
  campaign: string | undefined;
  /** The address of the list of all categories. */
  allJobs: string;
  actions: JobActions;
  /** Renders the map, which is large and therefore loaded separately. */
  JobMap: ComponentType<JobMapNeeds>;
  /** The dialog that saves the search with an alert. */
  Alert: ComponentType<AlertNeeds>;
  /** The searches that the user saved, where they have an account. */
  Saved?: ComponentType | undefined;
  /** The live chat of a category, if the visitor may have one. */
  Chat?: ComponentType<{ campaign: CampaignCard | null; hasJobs: boolean }> | undefined;
}

/**
 * Public jobs as a list next to a map, with search, sort and filter, all kept in the address (GUEST-10 to GUEST-37).
 */
export function Browse({ campaign, allJobs, actions, JobMap, Alert, Saved, Chat }: BrowseProps) {
  const top = useRef<HTMLDivElement>(null);
  const toTop = useCallback(() => {
    const start = top.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, []);
  const browsing = useBrowsing({ campaign, actions, toTop });
  const [isAlertOpen, setAlertOpen] = useState(false);
  const { found, address, isFilterOpen, hasSidebar } = browsing;
  const { company } = address.filter;
  return (
    <div className="browse" ref={top} data-pane={browsing.pane}>
      {campaign === undefined && company ? (
        <Suspense fallback={null}>
          <CompanyHead company={company} facts={found.company} allJobs={allJobs} />
        </Suspense>
      ) : (
        <BrowseHead
          campaign={found.campaign}
          isCategory={campaign !== undefined}
          total={found.isPending || found.error ? undefined : found.total}
          allJobs={allJobs}
        />
      )}
      <BrowseControls browsing={browsing} Saved={Saved} onAlert={() => setAlertOpen(true)} />
      <BrowseColumns campaign={campaign} browsing={browsing} actions={actions} JobMap={JobMap} />
      {isFilterOpen && !hasSidebar && (
        <Suspense fallback={null}>
          <FilterModal
            filter={address.filter}
            facets={found.facets}
            onSubmit={browsing.onFilter}
            onClose={() => browsing.setFilterOpen(false)}
          />
        </Suspense>
      )}
      {isAlertOpen && (
        <Suspense fallback={null}>
          <AlertForSearch browsing={browsing} Alert={Alert} onClose={() => setAlertOpen(false)} />
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

import { SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { failureMessage, isNoAccess } from '../../../api/api-error.ts';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { JobActions } from '../job-actions.ts';
import type { useGuestJobs } from '../use-guest-jobs.ts';
import { JobList, JobListSkeleton } from './job-list.tsx';

const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

interface BrowseListProps {
  found: ReturnType<typeof useGuestJobs>;
  /** In the order they stand. */
  shown: readonly GuestJob[];
  actions: JobActions;
  /** A text search leaves only some of the loaded jobs. */
  isNarrowed: boolean;
  openId: number | null;
  activeId: number | null;
  onToggle: (jobId: number) => void;
  onActive: (jobId: number | null) => void;
  onSearchAll: () => void;
  onClear: () => void;
}

/** The list in each of its states: loading, failed (and then empty, GUEST-47), nothing found, cards. */
export function BrowseList({ found, shown, actions, isNarrowed, openId, activeId, onToggle, onActive, onSearchAll, onClear }: BrowseListProps) {
  if (found.isPending) return <JobListSkeleton />;
  if (found.error) {
    if (isNoAccess(found.error)) return <EmptyState icon={<SearchX aria-hidden />} title="This category is not open">It may have ended. The other categories and all jobs are still here.</EmptyState>;
    return <ErrorState title="The jobs could not be loaded" message={failureMessage(found.error)} kept="Your search and filters are kept." onRetry={found.retry} />;
  }
  if (shown.length === 0) {
    return (
      <Suspense fallback={null}>
        <NothingFound isNarrowed={isNarrowed} total={found.total} onSearchAll={onSearchAll} onClear={onClear} />
      </Suspense>
    );
  }
  return (
    <>
      <JobList jobs={shown} actions={actions} openId={openId} activeId={activeId} onToggle={onToggle} onActive={onActive} />
      {!isNarrowed && <MoreRows shown={found.loadedCount} total={found.total} noun="jobs" hasMore={found.hasMore} isLoading={found.isLoadingMore} onMore={found.onMore} failed={found.hasMoreFailed} />}
    </>
  );
}

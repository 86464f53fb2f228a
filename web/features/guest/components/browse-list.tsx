import { lazy, Suspense } from 'react';
import type { GuestJob } from '../../../../shared/model/job.ts';
import { MoreRows } from '../../../ui/tables/more-rows.tsx';
import type { JobActions } from '../model/job-actions.ts';
import type { JobFilter } from '../model/job-filter.ts';
import type { GuestJobsRequest } from '../queries/guest-jobs.ts';
import type { useGuestJobs } from '../hooks/use-guest-jobs.ts';
import { JobList, JobListSkeleton } from './job-list.tsx';

const ListFailure = lazy(async () => ({ default: (await import('./list-failure.tsx')).ListFailure }));
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

interface BrowseListProps {
  found: ReturnType<typeof useGuestJobs>;
  /** In display order. */
  shown: readonly GuestJob[];
  actions: JobActions;
  /** Whether a text search hides some of the loaded jobs. */
  isNarrowed: boolean;
  /** The request behind the list, whose filters can be relaxed if nothing was found. */
  asked: Omit<GuestJobsRequest, 'sort' | 'by'>;
  onFilter: (filter: JobFilter) => void;
  onText: (text: string) => void;
  openId: number | null;
  activeId: number | null;
  onToggle: (jobId: number) => void;
  onActive: (jobId: number | null) => void;
  onSearchAll: () => void;
  onClear: () => void;
}

/** The list in each of its states: loading, failed (and then empty, GUEST-47), nothing found, cards. */
export function BrowseList({
  found,
  shown,
  actions,
  isNarrowed,
  openId,
  activeId,
  onToggle,
  onActive,
  ...ways
}: BrowseListProps) {
  if (found.isPending) return <JobListSkeleton />;
  if (found.error) {
    return (
      <Suspense fallback={null}>
        <ListFailure error={found.error} onRetry={found.retry} />
      </Suspense>
    );
  }
  if (shown.length === 0) {
    return (
      <Suspense fallback={null}>
        <NothingFound isNarrowed={isNarrowed} total={found.total} {...ways} />
      </Suspense>
    );
  }
  return (
    <>
      <JobList
        jobs={shown}
        actions={actions}
        openId={openId}
        activeId={activeId}
        onToggle={onToggle}
        onActive={onActive}
      />
      {!isNarrowed && (
        <MoreRows
          shown={found.loadedCount}
          total={found.total}
          noun="jobs"
          hasMore={found.hasMore}
          isLoading={found.isLoadingMore}
          onMore={found.onMore}
          failed={found.hasMoreFailed}
        />
      )}
    </>
  );
}

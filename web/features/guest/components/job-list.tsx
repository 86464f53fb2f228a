import type { GuestJob } from '../../../../shared/model/job.ts';
import { CardList } from '../../../ui/layouts/layouts.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { JobActions } from '../model/job-actions.ts';
import { JobCard } from './job-card.tsx';

interface JobListProps {
  jobs: readonly GuestJob[];
  actions: JobActions;
  openId: number | null;
  activeId: number | null;
  onToggle: (jobId: number) => void;
  onActive: (jobId: number | null) => void;
}

/** The job cards; j and k move between them, Enter opens one, x adds it to the favourites. */
export function JobList({ jobs, actions, openId, activeId, onToggle, onActive }: JobListProps) {
  return (
    <CardList label="Jobs">
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          actions={actions}
          isOpen={job.id === openId}
          isActive={job.id === activeId}
          onToggle={onToggle}
          onActive={onActive}
        />
      ))}
    </CardList>
  );
}

/** Placeholder cards, ten at first (GUEST-44, GUEST-45, LIST-04). */
export function JobListSkeleton({ cards = 10 }: { cards?: number }) {
  return (
    <div className="ui-card-list" role="status" aria-label="Loading jobs">
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="job-card job-row job-row-skeleton">
          <Skeleton width="58%" height="16px" />
          <Skeleton width="34%" height="12px" />
          <Skeleton width="46%" height="12px" />
        </div>
      ))}
    </div>
  );
}

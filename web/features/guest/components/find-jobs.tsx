import type { ComponentType } from 'react';
import type { JobMapNeeds } from '../../../common/jobs/job-map-needs.ts';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import type { JobActions } from '../model/job-actions.ts';
import { Browse, type BrowseProps } from './browse.tsx';
import { CategoryGrid } from './category-grid.tsx';

interface FindJobsProps {
  campaign: string | undefined;
  allJobs: string;
  jobsOf: (campaign: string) => string;
  actions: JobActions;
  JobMap: ComponentType<JobMapNeeds>;
  Chat?: BrowseProps['Chat'];
}

/** All categories above all jobs, or the jobs of one category (GUEST-05, GUEST-09). */
export function FindJobs({ campaign, allJobs, jobsOf, actions, JobMap, Chat }: FindJobsProps) {
  return (
    <div className="find-jobs">
      {campaign === undefined && (
        <header className="find-jobs-head">
          <PageTitle>Find jobs</PageTitle>
          <h1>Find your next job</h1>
          <CategoryGrid pathOf={jobsOf} />
        </header>
      )}
      <Browse campaign={campaign} allJobs={allJobs} actions={actions} JobMap={JobMap} Chat={Chat} />
    </div>
  );
}

import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Browse, type BrowseProps } from './browse.tsx';
import { CategoryGrid } from './category-grid.tsx';

interface FindJobsProps extends BrowseProps {
  jobsOf: (campaign: string) => string;
}

/** All categories above all jobs, or the jobs of one category or company (GUEST-05, GUEST-09). */
export function FindJobs({ jobsOf, ...browse }: FindJobsProps) {
  const company = useSearchParams()[0].get('company');
  return (
    <div className="find-jobs">
      {browse.campaign === undefined && !company && (
        <header className="find-jobs-head">
          <PageTitle>Find jobs</PageTitle>
          <h1>Find your next job</h1>
          <CategoryGrid pathOf={jobsOf} />
        </header>
      )}
      <Browse {...browse} />
    </div>
  );
}

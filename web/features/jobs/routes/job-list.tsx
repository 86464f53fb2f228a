import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { rowsOf, totalOf } from '../../../api/paging.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListLayout } from '../../../ui/layouts.tsx';
import { Link } from '../../../ui/link.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { JobFilterBar } from '../components/job-filter-bar.tsx';
import { JobTable } from '../components/job-table.tsx';
import { filtersIn, searchOf, type JobFilters } from '../job-filters.ts';
import { distinctById } from '../distinct-by-id.ts';
import { jobsQuery } from '../queries/jobs.ts';

/** What was done to a job on the page before; `id` is null when it is gone. */
interface Done {
  id: number | null;
  title: string;
  what: string;
}

const postJob = (
  <ButtonLink to={paths.newJob()} kind="primary" icon={<Plus aria-hidden />}>
    Post job
  </ButtonLink>
);

function NoJobs({ filters }: { filters: JobFilters }) {
  const isPlain = searchOf(filters).size === 0;
  const state = jobStatusLabels[filters.status].toLowerCase();
  return (
    <EmptyState icon={<BriefcaseBusiness aria-hidden />} title={isPlain ? 'You have no open jobs' : `No job is ${state} here`} action={postJob}>
      {isPlain ? 'Jobs that you post stand here, newest first, until you close them.' : 'Other states or filters may show more.'}
    </EmptyState>
  );
}

/** `/jobs` of the manager: open jobs of one's own, unless the address says otherwise (JOB-34 to JOB-36). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const list = useInfiniteQuery(jobsQuery(filters));
  const jobs = useMemo(() => distinctById(rowsOf(list.data)), [list.data]);
  const done = (useLocation().state as { done?: Done } | null)?.done;
  const total = totalOf(list.data);
  return (
    <ListLayout
      head={<PageHead title="Jobs" count={list.data && formatCount(total)} actions={postJob} />}
      filters={<JobFilterBar filters={filters} onChange={(next) => setSearch(searchOf(next), { replace: true })} />}
    >
      <PageTitle>Jobs</PageTitle>
      {done && (
        <Notice kind="done">
          {done.id ? <Link to={paths.job(done.id)}>{done.title}</Link> : done.title} is {done.what}.
        </Notice>
      )}
      {list.isPending && (
        <Card flush>
          <SkeletonRows />
        </Card>
      )}
      {list.isError && !list.data && <ErrorState title="The jobs could not be loaded" message={failureMessage(list.error)} onRetry={() => void list.refetch()} />}
      {list.data && jobs.length === 0 && <NoJobs filters={filters} />}
      {jobs.length > 0 && (
        <>
          <JobTable jobs={jobs} />
          <MoreRows
            shown={jobs.length}
            total={total}
            noun="jobs"
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </ListLayout>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, Plus } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { jobStatusLabels } from '../../../../shared/constants/job.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { JobFilterBar } from '../components/job-filter-bar.tsx';
import { JobViews } from '../components/job-views.tsx';
import { jobFileColumns, JobTable } from '../components/job-table.tsx';
import { filtersIn, searchOf, type JobFilters } from '../model/job-filters.ts';
import { jobsQuery } from '../queries/jobs.ts';

/** What was done to a job on the previous page; `id` is null for a deleted job. */
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

function NoJobs({ filters, onClear }: { filters: JobFilters; onClear: () => void }) {
  const { q, status } = filters;
  const state = jobStatusLabels[status].toLowerCase();
  if (searchOf(filters).size === 0)
    return (
      <EmptyState icon={<BriefcaseBusiness aria-hidden />} title="You have no open jobs" action={postJob}>
        Jobs you post are listed here, newest first, until you close them.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden />}
      title={q ? `No job matches “${q}” here` : `No jobs are ${state} here`}
      action={<Button onClick={onClear}>{q ? 'Clear search and filters' : 'Clear all filters'}</Button>}
    >
      {q
        ? 'Title, client and city are searched. Another word or state may show more.'
        : 'Other states or filters may show more.'}
    </EmptyState>
  );
}

/** `/jobs` of the manager: the user's own open jobs by default (JOB-34 to JOB-36). */
export function JobListPage() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const list = useInfiniteQuery(jobsQuery(filters));
  const done = (useLocation().state as { done?: Done } | null)?.done;
  return (
    <ListPage
      title="Jobs"
      noun="jobs"
      list={list}
      file={listFile(jobsQuery(filters, maxPerPage), jobFileColumns)}
      actions={
        <>
          <JobViews filters={filters} onOpen={(view) => setSearch(searchOf(view))} />
          {postJob}
        </>
      }
      filters={<JobFilterBar filters={filters} onChange={(next) => setSearch(searchOf(next), { replace: true })} />}
      above={
        done && (
          <Notice kind="done">
            {done.id ? <Link to={paths.job(done.id)}>{done.title}</Link> : done.title} is {done.what}.
          </Notice>
        )
      }
      empty={<NoJobs filters={filters} onClear={() => setSearch({}, { replace: true })} />}
    >
      {(jobs) => <JobTable jobs={jobs} />}
    </ListPage>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { jobStatuses, jobStatusLabels } from '../../../../shared/constants/job.ts';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { JobTable } from '../components/job-table.tsx';
import { defaultFilters, filtersIn, searchOf } from '../job-filters.ts';
import { jobsQuery } from '../queries/jobs.ts';

const states = jobStatuses
  .filter((status) => status !== 'draft')
  .map((status) => ({ value: status, label: jobStatusLabels[status] }));

/** `/jobs` of the super manager: every manager's jobs of one state, newest first, to read (SHELL-45, SHELL-46). */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const { status } = filtersIn(search);
  const list = useInfiniteQuery(jobsQuery({ status, ownership: 'all' }));
  const choose = (next: JobStatus) => setSearch(searchOf({ ...defaultFilters, status: next }), { replace: true });
  return (
    <ListPage
      title="Jobs"
      lead="The jobs of all hiring managers. Only their managers change them."
      noun="jobs"
      list={list}
      filters={
        <FilterBar active={[]} onClear={() => choose(defaultFilters.status)}>
          <Select
            label="State"
            hideLabel
            options={states}
            value={status}
            onChange={(event) => choose(event.target.value as JobStatus)}
          />
        </FilterBar>
      }
      empty={
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={`No jobs are ${jobStatusLabels[status].toLowerCase()}`}
        >
          Another state may show more.
        </EmptyState>
      }
    >
      {(jobs) => <JobTable jobs={jobs} />}
    </ListPage>
  );
}

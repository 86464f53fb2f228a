import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { jobStatusLabels, postedStatuses } from '../../../../shared/constants/job.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import { rowsOf } from '../../../api/paging.ts';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { fullName } from '../../../common/people/person.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar, type ActiveFilter } from '../../../ui/tables/filter-bar.tsx';
import { overseenFiltersIn, overseenSearchOf, type OverseenFilters } from '../model/overseen-filters.ts';
import { overseenJobsQuery } from '../queries/overseen-jobs.ts';
import { JobTable, overseenJobFileColumns } from './job-table.tsx';

const states = postedStatuses.map((status) => ({ value: status, label: jobStatusLabels[status] }));

interface OverseenListProps {
  scope: OverseenFilters['scope'];
  title: string;
  lead: string;
  /** What an empty list without filters says. */
  empty: string;
}

function without(filters: OverseenFilters, key: 'managerId' | 'clientId'): OverseenFilters {
  const { [key]: _removed, ...rest } = filters;
  return rest;
}

/** Managers' jobs of one state, newest first, to read; manager and client are chosen by links from their pages. */
export function OverseenList({ scope, title, lead, empty }: OverseenListProps) {
  const [search, setSearch] = useSearchParams();
  const filters = overseenFiltersIn(search, scope);
  const { status, managerId, clientId } = filters;
  const list = useInfiniteQuery(overseenJobsQuery(filters));
  const choose = (next: OverseenFilters) => setSearch(overseenSearchOf(next), { replace: true });
  // Every row of a filtered list is the manager's or the client's, so the first one names them.
  const first = rowsOf(list.data).at(0);
  const active: ActiveFilter[] = [
    ...(managerId
      ? [
          {
            key: 'manager',
            label: first ? `Manager: ${fullName(first.manager)}` : 'One manager',
            onRemove: () => choose(without(filters, 'managerId')),
          },
        ]
      : []),
    ...(clientId
      ? [
          {
            key: 'client',
            label: first?.client ? `Client: ${first.client.companyName}` : 'One client',
            onRemove: () => choose(without(filters, 'clientId')),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      title={title}
      lead={lead}
      noun="jobs"
      list={list}
      file={listFile(overseenJobsQuery(filters, maxPerPage), overseenJobFileColumns)}
      filters={
        <FilterBar active={active} onClear={() => choose({ status, scope })}>
          <Select
            label="State"
            hideLabel
            options={states}
            value={status}
            onChange={(event) => choose({ ...filters, status: event.target.value as OverseenFilters['status'] })}
          />
        </FilterBar>
      }
      empty={
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={`No jobs are ${jobStatusLabels[status].toLowerCase()}`}
        >
          {active.length > 0 ? 'Another state may show more, or the list without its filters.' : empty}
        </EmptyState>
      }
    >
      {(jobs) => <JobTable jobs={jobs} />}
    </ListPage>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type JobSort, jobStatusLabels, postedStatuses } from '../../../../shared/constants/job.ts';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import type { OverseenJobRow } from '../../../../shared/model/job.ts';
import { rowsOf } from '../../../api/paging.ts';
import { JobSortSelect } from '../../../common/jobs/job-sort-select.tsx';
import { listFile } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { fullName } from '../../../common/people/person.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SelectOfMany } from '../../../ui/fields/select-of-many.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { FilterBar, type ActiveFilter } from '../../../ui/tables/filter-bar.tsx';
import { isSearched, overseenFiltersIn, overseenSearchOf, type OverseenFilters } from '../model/overseen-filters.ts';
import { findManagers, overseenClientOptionsQuery, togetherOptionsQuery } from '../queries/options.ts';
import { overseenJobsQuery } from '../queries/overseen-jobs.ts';
import { JobTable, overseenJobFileColumns } from './job-table.tsx';

const states = postedStatuses.map((status) => ({ value: status, label: jobStatusLabels[status] }));

interface OverseenListProps {
  page: 'everyone' | 'clients';
  title: string;
  lead: string;
  /** What an empty list without filters says. */
  empty: string;
}

const whose = [
  { value: 'everyone', label: 'All managers' },
  { value: 'together', label: 'Working with me' },
];
const waitings = [
  { value: '', label: 'Whoever waits' },
  { value: '1', label: 'Applications wait' },
];
const sorts: readonly JobSort[] = ['newest', 'title', 'candidates', 'points'];

type Removable = 'managerId' | 'clientId' | 'waiting' | 'q' | 'sort';

function without(filters: OverseenFilters, ...keys: readonly Removable[]): OverseenFilters {
  const left = { ...filters };
  for (const key of keys) delete left[key];
  return isSearched(left) ? left : (({ q: _q, sort: _sort, ...rest }) => rest)(left);
}

interface BarProps {
  page: 'everyone' | 'clients';
  filters: OverseenFilters;
  /** What the list shows; every row of a list of one manager or client names it. */
  first: OverseenJobRow | undefined;
  onChoose: (filters: OverseenFilters) => void;
}

function activeFilters({ filters, first, onChoose }: BarProps): ActiveFilter[] {
  const { managerId, clientId, waiting } = filters;
  const chip = (key: 'managerId' | 'clientId' | 'waiting', label: string) => ({
    key,
    label,
    onRemove: () => onChoose(without(filters, key)),
  });
  return [
    ...(managerId ? [chip('managerId', first ? `Manager: ${fullName(first.manager)}` : 'One manager')] : []),
    ...(clientId ? [chip('clientId', first?.client ? `Client: ${first.client.companyName}` : 'One client')] : []),
    ...(waiting ? [chip('waiting', 'Applications wait')] : []),
  ];
}

function WhoseJobs({ filters: { status, scope }, onChoose }: Pick<BarProps, 'filters' | 'onChoose'>) {
  return (
    <Select
      label="Whose jobs"
      hideLabel
      options={whose}
      value={scope}
      onChange={({ target }) => onChoose({ status, scope: target.value as OverseenFilters['scope'] })}
    />
  );
}

function WhoWaits({ filters, onChoose }: Pick<BarProps, 'filters' | 'onChoose'>) {
  return (
    <Select
      label="Waiting"
      hideLabel
      options={waitings}
      value={filters.waiting ? '1' : ''}
      onChange={({ target }) => onChoose(target.value ? { ...filters, waiting: true } : without(filters, 'waiting'))}
    />
  );
}

interface WhichManagerProps extends Pick<BarProps, 'filters'> {
  isReached: boolean;
  onPick: (id: string) => void;
}

/** One of those who work with the super manager from a list; of all managers, one is found by name. */
function WhichManager({ filters: { scope, managerId }, isReached, onPick }: WhichManagerProps) {
  const isOfAll = scope === 'everyone';
  const enabled = !isOfAll && (isReached || managerId !== undefined);
  const { data, isError } = useQuery({ ...togetherOptionsQuery, enabled });
  if (!isOfAll)
    return (
      <SelectOfMany
        label="Manager"
        placeholder="Any manager"
        options={data?.map((one) => ({ value: one.id, label: fullName(one) }))}
        isError={isError}
        value={managerId ?? ''}
        onChange={({ target }) => onPick(target.value)}
      />
    );
  return (
    <Combobox
      label="Manager"
      hideLabel
      placeholder="Manager’s name"
      emptyText="No manager has this name"
      load={findManagers}
      // Whose jobs are shown is the chip below.
      value={null}
      onChange={(option) => onPick(String(option?.value ?? ''))}
    />
  );
}

/** Filters by state, manager and client; the jobs of who works with the super manager are searched and sorted too. */
function OverseenFilterBar({ page, filters, first, onChoose }: BarProps) {
  const { status, scope, managerId, clientId, q = '', sort } = filters;
  const { isReached, ties } = useReached();
  const clients = useQuery({
    ...overseenClientOptionsQuery(managerId),
    enabled: scope !== 'everyone' && (isReached || clientId !== undefined),
  });
  const search = useTypedSearch(q, (text) => onChoose(text ? { ...filters, q: text } : without(filters, 'q')));
  const pick = (key: 'managerId' | 'clientId', value: string) =>
    onChoose({ ...without(filters, key, 'clientId'), ...(value && { [key]: Number(value) }) });
  const canSearch = isSearched(filters);
  return (
    <FilterBar
      active={activeFilters({ page, filters, first, onChoose })}
      onClear={() => onChoose({ status, scope: page })}
      folds
      reached={ties}
      {...(canSearch && { search: { ...search, placeholder: 'Search title, client or city' } })}
    >
      <Select
        label="State"
        hideLabel
        options={states}
        value={status}
        onChange={({ target }) => onChoose({ ...filters, status: target.value as OverseenFilters['status'] })}
      />
      {page === 'everyone' && <WhoseJobs filters={filters} onChoose={onChoose} />}
      <WhichManager filters={filters} isReached={isReached} onPick={(id) => pick('managerId', id)} />
      {scope !== 'everyone' && (
        <SelectOfMany
          label="Client"
          placeholder="Any client"
          options={clients.data?.map((one) => ({ value: one.id, label: one.companyName }))}
          isError={clients.isError}
          value={clientId ?? ''}
          onChange={({ target }) => pick('clientId', target.value)}
        />
      )}
      {scope !== 'everyone' && <WhoWaits filters={filters} onChoose={onChoose} />}
      {canSearch && (
        <JobSortSelect
          value={sort}
          sorts={sorts}
          onChange={(next) => onChoose(next ? { ...filters, sort: next } : without(filters, 'sort'))}
        />
      )}
    </FilterBar>
  );
}

/** Managers' jobs of one state, to read. */
export function OverseenList({ page, title, lead, empty }: OverseenListProps) {
  const [search, setSearch] = useSearchParams();
  const filters = overseenFiltersIn(search, page);
  const { status, q } = filters;
  const list = useInfiniteQuery(overseenJobsQuery(filters));
  const choose = (next: OverseenFilters) => setSearch(overseenSearchOf(next), { replace: true });
  const isFiltered = Boolean(q ?? filters.managerId ?? filters.clientId ?? filters.waiting);
  return (
    <ListPage
      title={title}
      lead={lead}
      noun="jobs"
      list={list}
      file={listFile(overseenJobsQuery(filters, maxPerPage), overseenJobFileColumns)}
      filters={<OverseenFilterBar page={page} filters={filters} first={rowsOf(list.data).at(0)} onChoose={choose} />}
      empty={
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={q ? `No job matches “${q}” here` : `No jobs are ${jobStatusLabels[status].toLowerCase()}`}
        >
          {isFiltered ? 'Another state may show more, or the list without its filters.' : empty}
        </EmptyState>
      }
    >
      {(jobs) => <JobTable jobs={jobs} />}
    </ListPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { dateRanges, type DateRange } from '../../../../shared/constants/date-ranges.ts';
import { jobStatuses, jobStatusLabels, ownerships, type JobSort } from '../../../../shared/constants/job.ts';
import { JobSortSelect } from '../../../common/jobs/job-sort-select.tsx';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { fullName } from '../../../common/people/person.ts';
import { FilterBar, type ActiveFilter } from '../../../ui/tables/filter-bar.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { SelectOfMany } from '../../../ui/fields/select-of-many.tsx';
import { useReached } from '../../../ui/fields/use-reached.ts';
import { defaultFilters, type JobFilters } from '../model/job-filters.ts';
import { clientOptionsQuery, recruiterOptionsQuery } from '../queries/options.ts';

const statusOptions = jobStatuses.map((status) => ({ value: status, label: jobStatusLabels[status] }));
const ownershipLabels: Record<JobFilters['ownership'], string> = { own: 'My jobs', all: 'All jobs' };
const ownershipOptions = ownerships.map((ownership) => ({ value: ownership, label: ownershipLabels[ownership] }));

interface JobFilterBarProps {
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
}

const rangeLabels: Record<DateRange, string> = {
  week: 'Last week',
  month: 'Last month',
  year: 'Last year',
  all: 'Any time',
};
const rangeOptions = dateRanges.toReversed().map((value) => ({ value, label: rangeLabels[value] }));

const sorts: readonly JobSort[] = ['newest', 'title', 'candidates', 'points'];

function without(filters: JobFilters, key: keyof JobFilters): JobFilters {
  const { [key]: _removed, ...rest } = filters;
  return { ...defaultFilters, ...rest };
}

/** What an option is called; an address may name one that is gone or was never there. */
const nameIn = (options: readonly { value: number; label: string }[] | undefined, id: number) =>
  options ? (options.find(({ value }) => value === id)?.label ?? 'none of yours') : '…';

type Options = readonly { value: number; label: string }[] | undefined;

/** The filters that differ from the default, each with how to take it back. */
function activeFilters(
  { filters, onChange }: JobFilterBarProps,
  { clients, recruiters }: { clients: Options; recruiters: Options },
): ActiveFilter[] {
  const { status, ownership, clientId, recruiterId, range = 'all' } = filters;
  const set = (change: Partial<JobFilters>) => () => onChange({ ...filters, ...change });
  const drop = (key: keyof JobFilters) => () => onChange(without(filters, key));
  const active: (ActiveFilter | false)[] = [
    status !== defaultFilters.status && {
      key: 'status',
      label: `State: ${jobStatusLabels[status]}`,
      onRemove: set({ status: defaultFilters.status }),
    },
    ownership !== defaultFilters.ownership && {
      key: 'ownership',
      label: ownershipLabels[ownership],
      onRemove: set({ ownership: defaultFilters.ownership }),
    },
    Boolean(clientId) && {
      key: 'client',
      label: `Client: ${nameIn(clients, clientId ?? 0)}`,
      onRemove: drop('clientId'),
    },
    Boolean(recruiterId) && {
      key: 'recruiter',
      label: `Recruiter: ${nameIn(recruiters, recruiterId ?? 0)}`,
      onRemove: drop('recruiterId'),
    },
    range !== 'all' && { key: 'range', label: `Posted: ${rangeLabels[range]}`, onRemove: drop('range') },
  ];
  return active.filter((one) => one !== false);
}

/** The user's clients and recruiters, read when the bar is reached or the address names one. */
function useOptions({ clientId, recruiterId }: JobFilters, isReached: boolean) {
  const clients = useQuery({ ...clientOptionsQuery, enabled: isReached || clientId !== undefined });
  const recruiters = useQuery({ ...recruiterOptionsQuery, enabled: isReached || recruiterId !== undefined });
  return {
    clients: clients.data?.map(({ id, companyName }) => ({ value: id, label: companyName })),
    recruiters: recruiters.data?.map((recruiter) => ({ value: recruiter.id, label: fullName(recruiter) })),
    clientsFailed: clients.isError,
    recruitersFailed: recruiters.isError,
  };
}

/** Filters by status, ownership, client, recruiter and time of posting; those that differ from the default show as chips (JOB-34). */
export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const { status, ownership, clientId, recruiterId, q = '' } = filters;
  const { isReached, ties } = useReached();
  const options = useOptions(filters, isReached);
  const pick = (key: 'clientId' | 'recruiterId', value: string) =>
    onChange(value ? { ...filters, [key]: Number(value) } : without(filters, key));
  // Everybody's jobs are read page by page, so only the user's own are searched and sorted.
  const isOwn = ownership === 'own';
  const search = useTypedSearch(q, (text) => onChange(text ? { ...filters, q: text } : without(filters, 'q')));
  return (
    <FilterBar
      active={activeFilters({ filters, onChange }, options)}
      onClear={() => onChange(defaultFilters)}
      folds
      reached={ties}
      {...(isOwn && { search: { ...search, placeholder: 'Search title, client or city' } })}
    >
      <Select
        label="State"
        hideLabel
        options={statusOptions}
        value={status}
        onChange={(event) => onChange({ ...filters, status: event.target.value as JobFilters['status'] })}
      />
      <Select
        label="Whose jobs"
        hideLabel
        options={ownershipOptions}
        value={ownership}
        onChange={(event) =>
          onChange({
            ...without(without(without(filters, 'q'), 'sort'), 'range'),
            ownership: event.target.value as JobFilters['ownership'],
          })
        }
      />
      <SelectOfMany
        label="Client"
        placeholder="Any client"
        options={options.clients}
        isError={options.clientsFailed}
        value={clientId ?? ''}
        onChange={(event) => pick('clientId', event.target.value)}
      />
      <SelectOfMany
        label="Recruiter"
        placeholder="Any recruiter"
        options={options.recruiters}
        isError={options.recruitersFailed}
        value={recruiterId ?? ''}
        onChange={(event) => pick('recruiterId', event.target.value)}
      />
      {isOwn && <OwnJobsFilters filters={filters} onChange={onChange} />}
    </FilterBar>
  );
}

function OwnJobsFilters({ filters, onChange }: JobFilterBarProps) {
  return (
    <>
      <Select
        label="Posted"
        hideLabel
        options={rangeOptions}
        value={filters.range ?? 'all'}
        onChange={({ target }) => {
          const chosen = dateRanges.find((one) => one === target.value) ?? 'all';
          onChange(chosen === 'all' ? without(filters, 'range') : { ...filters, range: chosen });
        }}
      />
      <JobSortSelect
        value={filters.sort}
        sorts={sorts}
        onChange={(next) => onChange(next ? { ...filters, sort: next } : without(filters, 'sort'))}
      />
    </>
  );
}

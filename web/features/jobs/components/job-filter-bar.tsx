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

/** Filters by status, ownership, client, recruiter and time of posting; those that differ from the default show as chips (JOB-34). */
export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const { status, ownership, clientId, recruiterId, range = 'all', q = '', sort } = filters;
  const { isReached, ties } = useReached();
  const clients = useQuery({ ...clientOptionsQuery, enabled: isReached || clientId !== undefined });
  const recruiters = useQuery({ ...recruiterOptionsQuery, enabled: isReached || recruiterId !== undefined });
  const clientOptions = clients.data?.map(({ id, companyName }) => ({ value: id, label: companyName }));
  const recruiterOptions = recruiters.data?.map((recruiter) => ({ value: recruiter.id, label: fullName(recruiter) }));
  const pick = (key: 'clientId' | 'recruiterId', value: string) =>
    onChange(value ? { ...filters, [key]: Number(value) } : without(filters, key));

  // Everybody's jobs are read page by page, so only the user's own are searched and sorted.
  const isOwn = ownership === 'own';
  const search = useTypedSearch(q, (text) => onChange(text ? { ...filters, q: text } : without(filters, 'q')));

  const active: ActiveFilter[] = [
    ...(status === defaultFilters.status
      ? []
      : [
          {
            key: 'status',
            label: `State: ${jobStatusLabels[status]}`,
            onRemove: () => onChange({ ...filters, status: defaultFilters.status }),
          },
        ]),
    ...(ownership === defaultFilters.ownership
      ? []
      : [
          {
            key: 'ownership',
            label: ownershipLabels[ownership],
            onRemove: () => onChange({ ...filters, ownership: defaultFilters.ownership }),
          },
        ]),
    ...(clientId
      ? [
          {
            key: 'client',
            label: `Client: ${nameIn(clientOptions, clientId)}`,
            onRemove: () => onChange(without(filters, 'clientId')),
          },
        ]
      : []),
    ...(recruiterId
      ? [
          {
            key: 'recruiter',
            label: `Recruiter: ${nameIn(recruiterOptions, recruiterId)}`,
            onRemove: () => onChange(without(filters, 'recruiterId')),
          },
        ]
      : []),
    ...(range === 'all'
      ? []
      : [
          { key: 'range', label: `Posted: ${rangeLabels[range]}`, onRemove: () => onChange(without(filters, 'range')) },
        ]),
  ];

  return (
    <FilterBar
      active={active}
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
        options={clientOptions}
        isError={clients.isError}
        value={clientId ?? ''}
        onChange={(event) => pick('clientId', event.target.value)}
      />
      <SelectOfMany
        label="Recruiter"
        placeholder="Any recruiter"
        options={recruiterOptions}
        isError={recruiters.isError}
        value={recruiterId ?? ''}
        onChange={(event) => pick('recruiterId', event.target.value)}
      />
      {isOwn && (
        <Select
          label="Posted"
          hideLabel
          options={rangeOptions}
          value={range}
          onChange={({ target }) => {
            const chosen = dateRanges.find((one) => one === target.value) ?? 'all';
            onChange(chosen === 'all' ? without(filters, 'range') : { ...filters, range: chosen });
          }}
        />
      )}
      {isOwn && (
        <JobSortSelect
          value={sort}
          sorts={sorts}
          onChange={(next) => onChange(next ? { ...filters, sort: next } : without(filters, 'sort'))}
        />
      )}
    </FilterBar>
  );
}

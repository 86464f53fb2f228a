import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { countOf } from '../../../../shared/rules/money.ts';
import type { JobFilter } from '../model/job-filter.ts';
import { type GuestJobsRequest, jobsCountQuery } from '../queries/guest-jobs.ts';
import { relaxedFilters } from '../model/relaxed-filters.ts';
import { useFilterChips } from '../hooks/use-filter-chips.ts';

export type RelaxableRequest = Omit<GuestJobsRequest, 'sort' | 'by'>;

interface FewerFiltersProps {
  /** The request that found no jobs. */
  asked: RelaxableRequest;
  onFilter: (filter: JobFilter) => void;
  /** Clears the search text and keeps the filter. */
  onClearText: () => void;
}

/** One filter to remove, with the number of jobs that would then match; nothing if there are none. */
function Without({ what, asked, onPress }: { what: string; asked: RelaxableRequest; onPress: () => void }) {
  const { data: count } = useQuery(jobsCountQuery(asked));
  if (!count) return null;
  return (
    <li>
      <Button size="small" onClick={onPress}>
        Without “{what}” <span className="browse-sort-word numeric">{countOf(count, 'job')}</span>
      </Button>
    </li>
  );
}

/** If several filters together match no jobs, lists the ones to remove, each with the number of jobs it would show. */
export function FewerFilters({ asked, onFilter, onClearText }: FewerFiltersProps) {
  const ways = relaxedFilters(asked.filter, useFilterChips(asked.filter));
  if (ways.length + Number(asked.search !== '') < 2) return null;
  return (
    <ul className="browse-fewer" aria-label="Remove a filter">
      {asked.search && <Without what={asked.search} asked={{ ...asked, search: '' }} onPress={onClearText} />}
      {ways.map(({ key, label, without }) => (
        <Without key={key} what={label} asked={{ ...asked, filter: without }} onPress={() => onFilter(without)} />
      ))}
    </ul>
  );
}

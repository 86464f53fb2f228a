import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { countOf } from '../../../../shared/rules/money.ts';
import type { JobFilter } from '../job-filter.ts';
import type { GuestJobsWish } from '../queries/guest-jobs.ts';
import { jobsCountQuery } from '../queries/jobs-count.ts';
import { relaxedFilters } from '../relaxed-filters.ts';
import { useFilterChips } from '../use-filter-chips.ts';

export type Asked = Omit<GuestJobsWish, 'sort'>;

interface FewerFiltersProps {
  /** What found no job. */
  asked: Asked;
  onFilter: (filter: JobFilter) => void;
  /** Lets the words go and keeps the filter. */
  onWordless: () => void;
}

/** One thing to do without, with the jobs that this finds; nothing where it finds none either. */
function Without({ what, asked, onPress }: { what: string; asked: Asked; onPress: () => void }) {
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

/** What to do without when several wishes together find no job, each with what it would find. */
export function FewerFilters({ asked, onFilter, onWordless }: FewerFiltersProps) {
  const ways = relaxedFilters(asked.filter, useFilterChips(asked.filter));
  if (ways.length + Number(asked.search !== '') < 2) return null;
  return (
    <ul className="browse-fewer" aria-label="Ask for less">
      {asked.search && <Without what={asked.search} asked={{ ...asked, search: '' }} onPress={onWordless} />}
      {ways.map(({ key, label, without }) => (
        <Without key={key} what={label} asked={{ ...asked, filter: without }} onPress={() => onFilter(without)} />
      ))}
    </ul>
  );
}

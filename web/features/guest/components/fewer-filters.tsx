import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { countOf } from '../../../../shared/rules/money.ts';
import type { JobFilter } from '../model/job-filter.ts';
import { type GuestJobsRequest, jobsCountQuery } from '../queries/guest-jobs.ts';
import { relaxedFilters } from '../model/relaxed-filters.ts';
import { shorterTexts } from '../model/shorter-texts.ts';
import { useFilterChips } from '../hooks/use-filter-chips.ts';

export type RelaxableRequest = Omit<GuestJobsRequest, 'sort' | 'by'>;

interface FewerFiltersProps {
  /** The request that found no jobs. */
  asked: RelaxableRequest;
  onFilter: (filter: JobFilter) => void;
  /** Searches by another text and keeps the filter. */
  onText: (text: string) => void;
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

/** If several filters or words together match no jobs, lists the ones to remove, each with the number of jobs it would show. */
export function FewerFilters({ asked, onFilter, onText }: FewerFiltersProps) {
  const ways = relaxedFilters(asked.filter, useFilterChips(asked.filter));
  const texts = shorterTexts(asked.search);
  if (ways.length > 0 && asked.search) texts.unshift({ word: asked.search, text: '' });
  if (ways.length + texts.length < 2) return null;
  return (
    <ul className="browse-fewer" aria-label="Remove a filter or a word">
      {texts.map(({ word, text }) => (
        <Without key={text} what={word} asked={{ ...asked, search: text }} onPress={() => onText(text)} />
      ))}
      {ways.map(({ key, label, without }) => (
        <Without key={key} what={label} asked={{ ...asked, filter: without }} onPress={() => onFilter(without)} />
      ))}
    </ul>
  );
}

import { SearchX } from 'lucide-react';
import { countOf } from '../../../../shared/rules/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { chosenCount, type JobFilter } from '../job-filter.ts';
import { FewerFilters, type Asked } from './fewer-filters.tsx';

interface NothingFoundProps {
  /** Whether a text search hides all loaded jobs; others may still match. */
  isNarrowed: boolean;
  total: number;
  asked: Asked;
  onFilter: (filter: JobFilter) => void;
  onWordless: () => void;
  onSearchAll: () => void;
  onClear: () => void;
}

/** An empty list with next steps: search all jobs, or remove filters, each with the number of jobs it would show. */
export function NothingFound({
  isNarrowed,
  total,
  asked,
  onFilter,
  onWordless,
  onSearchAll,
  onClear,
}: NothingFoundProps) {
  const isFiltered = chosenCount(asked.filter) > 0;
  if (!isNarrowed && !isFiltered && asked.search === '') {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title="No jobs are open here now">
        New ones appear as soon as they are posted.{asked.campaign && ' Other categories have theirs meanwhile.'}
      </EmptyState>
    );
  }
  const clear = <Button onClick={onClear}>Clear search and filters</Button>;
  // If the filter matches no jobs, searching all of them cannot help.
  if (!isNarrowed || total === 0) {
    return (
      <>
        <EmptyState icon={<SearchX aria-hidden />} title="No jobs match" action={clear}>
          {isFiltered
            ? 'Widen the pay, choose a larger city nearby, or take a filter away.'
            : 'Try fewer words, or other ones.'}
        </EmptyState>
        <FewerFilters asked={asked} onFilter={onFilter} onWordless={onWordless} />
      </>
    );
  }
  const actions = (
    <span className="browse-ways">
      <Button kind="primary" onClick={onSearchAll}>
        Search all {countOf(total, 'job')}
      </Button>
      {clear}
    </span>
  );
  return (
    <EmptyState icon={<SearchX aria-hidden />} title="No loaded job holds these words" action={actions}>
      The search of all jobs also reads whole descriptions and knows other words for the same work.
    </EmptyState>
  );
}

import { SearchX } from 'lucide-react';
import { countOf } from '../../../../shared/rules/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { chosenCount, type JobFilter } from '../model/job-filter.ts';
import { FewerFilters, type RelaxableRequest } from './fewer-filters.tsx';

interface NothingFoundProps {
  /** Whether a text search hides all loaded jobs; others may still match. */
  isNarrowed: boolean;
  total: number;
  asked: RelaxableRequest;
  onFilter: (filter: JobFilter) => void;
  onText: (text: string) => void;
  onSearchAll: () => void;
  onClear: () => void;
}

/** An empty list with next steps: search all jobs, or remove filters, each with the number of jobs it would show. */
export function NothingFound({ isNarrowed, total, asked, onFilter, onText, onSearchAll, onClear }: NothingFoundProps) {
  const isFiltered = chosenCount(asked.filter) > 0;
  if (!isNarrowed && !isFiltered && asked.search === '') {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title="No jobs are open here now">
        New jobs appear as soon as they are posted.{asked.campaign && ' Other categories may have some.'}
      </EmptyState>
    );
  }
  const clear = <Button onClick={onClear}>Clear search and filters</Button>;
  // If the filter matches no jobs, searching all of them cannot help.
  if (!isNarrowed || total === 0) {
    return (
      <>
        <EmptyState icon={<SearchX aria-hidden />} title="No jobs match" action={clear}>
          {asked.filter.bounds
            ? 'Zoom out or move the map, or remove a filter.'
            : isFiltered
              ? 'Widen the pay range, choose a larger city nearby, or remove a filter.'
              : 'Try fewer or different words.'}
        </EmptyState>
        <FewerFilters asked={asked} onFilter={onFilter} onText={onText} />
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
    <EmptyState icon={<SearchX aria-hidden />} title="No loaded job contains these words" action={actions}>
      Searching all jobs also covers full descriptions and synonyms.
    </EmptyState>
  );
}

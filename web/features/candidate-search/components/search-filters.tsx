import { SlidersHorizontal } from 'lucide-react';
import {
  candidateScopeLabels,
  candidateScopes,
  candidateSorts,
  longestQuestion,
  type CandidateSort,
} from '../../../../shared/constants/candidate-search.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { QuestionChips } from './question-chips.tsx';
import type { CandidateSearch } from '../hooks/use-candidate-search.ts';
import { noWish } from '../model/wish-address.ts';

const sortLabels: Record<CandidateSort, string> = {
  match: 'Best match',
  relevance: 'Best text match',
  createdAt: 'Newest',
  name: 'Name',
  rate: 'Lowest rate',
  salary: 'Lowest salary',
  experience: 'Most experience',
  distance: 'Nearest',
};

interface SearchFiltersProps {
  found: CandidateSearch;
  /** Opens the filters where they are not beside the list. */
  onFilters: () => void;
}

/** The text that is searched, whose candidates, their order, and the chosen filters. */
export function SearchFilters({ found: { wish, change, chips, read }, onFilters }: SearchFiltersProps) {
  const onRest = (text: string) => change({ ...wish, search: text || undefined });
  const search = useTypedSearch(wish.search ?? '', onRest, longestQuestion);
  return (
    <>
      <FilterBar
        search={{ ...search, placeholder: 'Search name, title, skill or place' }}
        active={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => change(without) }))}
        onClear={() => change({ ...noWish, search: wish.search })}
      >
        <Select
          label="Whose candidates"
          hideLabel
          options={candidateScopes.map((value) => ({ value, label: candidateScopeLabels[value] }))}
          value={wish.scope}
          onChange={({ target }) =>
            change({ ...wish, scope: candidateScopes.find((one) => one === target.value) ?? 'all' })
          }
        />
        <Select
          label="Sort by"
          hideLabel
          options={sortsFor(
            wish,
            read.some(({ kind }) => kind === 'place'),
          ).map((value) => ({ value, label: sortLabels[value] }))}
          value={wish.order_by}
          onChange={({ target }) =>
            change({ ...wish, order_by: candidateSorts.find((one) => one === target.value) ?? 'match' })
          }
        />
        <Button className="candidate-filter-open" icon={<SlidersHorizontal aria-hidden />} onClick={() => onFilters()}>
          Filters
        </Button>
      </FilterBar>
      <QuestionChips parts={read} onChange={(question) => change({ ...wish, search: question || undefined })} />
    </>
  );
}

function sortsFor({ search, filter }: SearchWish, isAroundPlace: boolean): CandidateSort[] {
  return candidateSorts.filter(
    (sort) =>
      (sort !== 'relevance' || search !== undefined) &&
      (sort !== 'distance' || filter.cityId !== undefined || isAroundPlace),
  );
}

import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import {
  marketChoiceLabels,
  marketChoices,
  marketSorts,
  type MarketChoice,
  type MarketFilters,
  type MarketSort,
} from '../model/market-filters.ts';

const sortLabels: Record<MarketSort, string> = {
  createdAt: 'Newest first',
  rate: 'Highest rate',
  salary: 'Highest salary',
  relevance: 'Best match',
};
const choices = Object.keys(marketChoices) as MarketChoice[];
const anyOf: Record<MarketChoice, string> = {
  workplace: 'Any workplace',
  hours: 'Any hours',
  experience: 'Any experience',
  pay: 'Any pay',
};

interface MarketFilterBarProps {
  filters: MarketFilters;
  onChange: (change: Partial<MarketFilters>) => void;
}

/** The search of the market with its filters, each of which is a chip that can be taken back (PLUS-49). */
export function MarketFilterBar({ filters, onChange }: MarketFilterBarProps) {
  const search = useTypedSearch(filters.q, (q) => onChange({ q }));
  const active = choices.flatMap((key) => {
    const chosen = marketChoices[key].find(({ value }) => value === filters[key]);
    const label = chosen && `${marketChoiceLabels[key]}: ${chosen.label}`;
    return label ? [{ key, label, onRemove: () => onChange({ [key]: '' }) }] : [];
  });
  return (
    <FilterBar
      search={{ ...search, placeholder: 'Search title, skill, place or company' }}
      active={active}
      onClear={() => onChange(Object.fromEntries(choices.map((key) => [key, ''])))}
      folds
    >
      {choices.map((key) => (
        <Select
          key={key}
          label={marketChoiceLabels[key]}
          hideLabel
          placeholder={anyOf[key]}
          options={marketChoices[key]}
          value={filters[key]}
          onChange={({ target }) => onChange({ [key]: target.value })}
        />
      ))}
      <Select
        label="Sort"
        hideLabel
        options={marketSorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={filters.sort || (filters.q ? 'relevance' : 'createdAt')}
        onChange={({ target }) => onChange({ sort: marketSorts.find((one) => one === target.value) ?? '' })}
      />
    </FilterBar>
  );
}

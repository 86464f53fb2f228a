import { useQuery } from '@tanstack/react-query';
import { distanceUnitIn, radiusWords, usualKilometres } from '../../../../shared/rules/city-distance.ts';
import { useTypedSearch } from '../../../common/lists/use-typed-search.ts';
import { CityCombobox } from '../../../common/lookups/city-combobox.tsx';
import { cityOption } from '../../../common/lookups/city-option.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
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
  points: 'Most points',
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
  manager: 'Any manager',
};

interface MarketFilterBarProps {
  filters: MarketFilters;
  onChange: (change: Partial<MarketFilters>) => void;
}

/** The search of the market with its filters, each of which is a chip that can be taken back (PLUS-49). */
export function MarketFilterBar({ filters, onChange }: MarketFilterBarProps) {
  const search = useTypedSearch(filters.q, (q) => onChange({ q }), 200);
  const { data: city } = useQuery(cityQuery(Number(filters.city) || null));
  const around = filters.city && {
    key: 'city',
    label: `Within ${radiusWords(usualKilometres, distanceUnitIn(city))} of ${city?.name ?? 'a city'}`,
    onRemove: () => onChange({ city: '' }),
  };
  const active = choices.flatMap((key) => {
    const chosen = marketChoices[key].find(({ value }) => value === filters[key]);
    const label = chosen && `${marketChoiceLabels[key]}: ${chosen.label}`;
    return label ? [{ key, label, onRemove: () => onChange({ [key]: '' }) }] : [];
  });
  return (
    <FilterBar
      search={{ ...search, placeholder: 'Search title, skill, place or company' }}
      active={around ? [...active, around] : active}
      onClear={() => onChange({ ...Object.fromEntries(choices.map((key) => [key, ''])), city: '' })}
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
      <div className="market-city">
        <CityCombobox
          label="Around a city"
          hideLabel
          placeholder="Around a city"
          value={city && filters.city ? cityOption(city) : null}
          onChange={(option) => onChange({ city: option ? String(option.value) : '' })}
        />
      </div>
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

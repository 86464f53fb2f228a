import { useQuery } from '@tanstack/react-query';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { cityQuery, tagsQuery } from '../../../app/lookups.ts';
import { ActiveFilters } from '../../../ui/filter-bar.tsx';
import { filterChips } from '../filter-chips.ts';
import { noFilter, type JobFilter } from '../job-filter.ts';

interface ChosenFiltersProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** What the list is filtered by, each part to be taken away by one press. */
export function ChosenFilters({ filter, onChange }: ChosenFiltersProps) {
  const city = useQuery(cityQuery(filter.cityId)).data;
  const tags = useQuery(tagsQuery(filter.tagIds)).data;
  const chips = filterChips(filter, { city: city && cityName(city), tag: (id) => tags?.find((tag) => tag.id === id)?.name });
  return <ActiveFilters active={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => onChange(without) }))} onClear={() => onChange(noFilter)} />;
}

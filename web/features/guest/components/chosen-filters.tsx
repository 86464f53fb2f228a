import { ActiveFilters } from '../../../ui/tables/filter-bar.tsx';
import { noFilter, type JobFilter } from '../model/job-filter.ts';
import { useFilterChips } from '../hooks/use-filter-chips.ts';

interface ChosenFiltersProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** The active filters as chips; a click removes one. */
export function ChosenFilters({ filter, onChange }: ChosenFiltersProps) {
  const chips = useFilterChips(filter);
  return (
    <ActiveFilters
      active={chips.map(({ key, label, without }) => ({ key, label, onRemove: () => onChange(without) }))}
      onClear={() => onChange(noFilter)}
    />
  );
}

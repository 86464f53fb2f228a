import type { FilterChip } from './filter-chips.ts';
import { noFilter, type JobFilter } from './job-filter.ts';

const fieldOf: Record<string, keyof JobFilter> = { country: 'countryId', city: 'cityId', tag: 'tagIds' };

/**
 * The filter with one question removed at a time, named by its values. All values of a question go together: they are
 * alternatives, so removing one could only find fewer jobs.
 */
export function relaxedFilters(filter: JobFilter, chips: readonly FilterChip[]): FilterChip[] {
  const byField = Map.groupBy(
    chips,
    ({ key }) => fieldOf[key.split(' ')[0] ?? ''] ?? (key.split(' ')[0] as keyof JobFilter),
  );
  return [...byField].map(([field, chips]) => ({
    key: field,
    label: chips.map(({ label }) => label).join(', '),
    without: { ...filter, [field]: noFilter[field] },
  }));
}

import type { FilterChip } from './filter-chips.ts';
import { noFilter, type JobFilter } from './job-filter.ts';

const fieldOf: Record<string, keyof JobFilter> = { country: 'countryId', city: 'cityId', tag: 'tagIds' };

/**
 * The filter without one of its questions each, named by what was answered. A question with several answers goes whole:
 * any of them will do, so taking a single one away could only find less.
 */
export function relaxedFilters(filter: JobFilter, chips: readonly FilterChip[]): FilterChip[] {
  const byField = Map.groupBy(
    chips,
    ({ key }) => fieldOf[key.split(' ')[0] ?? ''] ?? (key.split(' ')[0] as keyof JobFilter),
  );
  return [...byField].map(([field, answers]) => ({
    key: field,
    label: answers.map(({ label }) => label).join(', '),
    without: { ...filter, [field]: noFilter[field] },
  }));
}

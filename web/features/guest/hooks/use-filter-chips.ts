import { useQuery } from '@tanstack/react-query';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { cityQuery, countryQuery, tagsQuery } from '../../../common/lookups/lookups.ts';
import { filterChips, type FilterChip } from '../model/filter-chips.ts';
import type { JobFilter } from '../model/job-filter.ts';

/** The active filters in words, with the names of city and skills. The address may contain ids that do not exist. */
export function useFilterChips(filter: JobFilter): FilterChip[] {
  const { data: city, error } = useQuery(cityQuery(filter.cityId));
  const tags = useQuery(tagsQuery(filter.tagIds)).data;
  const country = useQuery(countryQuery(filter.countryId)).data;
  return filterChips(filter, {
    country: country === null ? 'an unknown country' : country?.label,
    city: isNoAccess(error) ? 'an unknown city' : city && cityName(city),
    tag: (id) => tags && (tags.find((tag) => tag.id === id)?.name ?? 'Unknown skill'),
  });
}

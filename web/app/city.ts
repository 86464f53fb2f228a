import { queryOptions } from '@tanstack/react-query';
import type { City } from '../../shared/model/place.ts';
import { cityName } from '../../shared/rules/city-name.ts';
import { api } from '../api/api.ts';
import type { Option } from '../ui/select.tsx';

/** The city that a record names by its id; a missing or non-positive id names none (LOOK-15). */
export const cityQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['cities', cityId],
    queryFn: async ({ signal }) => (await api.lookups.readCity({ params: { id: cityId ?? 0 }, signal })).data,
    enabled: cityId !== null && cityId > 0,
    staleTime: Infinity,
  });

/** A city as a choice; its state tells namesakes apart. */
export function cityOption(city: City): Option<number> {
  return { value: city.id, label: cityName(city), detail: city.state.name };
}

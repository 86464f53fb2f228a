import { queryOptions } from '@tanstack/react-query';
import type { City } from '../../../../shared/model/place.ts';
import { cityInFull } from '../../../../shared/rules/city-name.ts';
import { api } from '../../../api/api.ts';
import type { Option } from '../../../ui/select.tsx';

/** A city as a choice; its state tells namesakes apart. */
export function cityOption(city: City): Option<number> {
  return { value: city.id, label: city.name, detail: cityInFull(city).slice(city.name.length + 2) };
}

/** The city a filter names by id; a missing or non-positive id names none (LOOK-15). */
export const cityQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['cities', cityId],
    queryFn: async ({ signal }) => (await api.lookups.readCity({ params: { id: cityId ?? 0 }, signal })).data,
    enabled: cityId !== null && cityId > 0,
    staleTime: Infinity,
  });

/** The skills a filter names by id. */
export const tagsQuery = (tagIds: readonly number[]) =>
  queryOptions({
    queryKey: ['tags', tagIds],
    queryFn: async ({ signal }) => (await api.lookups.searchTags({ query: { ids: [...tagIds] }, signal })).data,
    enabled: tagIds.length > 0,
    staleTime: Infinity,
  });

/** Cities by the beginning of their name; a chosen country narrows them (LOOK-13, LOOK-16). */
export async function findCities(name: string, countryId: number | null, signal: AbortSignal): Promise<Option<number>[]> {
  const { data } = await api.lookups.searchCities({ query: { name, used1st: true, ...(countryId ? { countryId } : {}) }, signal });
  return data.map(cityOption);
}

/** Skills that match a text (LOOK-20). */
export async function findTags(text: string, signal: AbortSignal): Promise<Option<number>[]> {
  const { data } = await api.lookups.searchTags({ query: { q: text }, signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}

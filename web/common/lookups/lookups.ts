import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { LoadOptions } from '../../ui/fields/use-async-options.ts';

/** The city with this id; a missing or non-positive id means no city (LOOK-15). */
export const cityQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['cities', cityId],
    queryFn: async ({ signal }) => (await api.lookups.readCity({ params: { id: cityId ?? 0 }, signal })).data,
    enabled: cityId !== null && cityId > 0,
    staleTime: Infinity,
  });

/** The skills with these ids. */
export const tagsQuery = (tagIds: readonly number[]) =>
  queryOptions({
    queryKey: ['tags', tagIds],
    queryFn: async ({ signal }) => (await api.lookups.searchTags({ query: { ids: [...tagIds] }, signal })).data,
    enabled: tagIds.length > 0,
    staleTime: Infinity,
  });

/** Finds skills that match a text, as options (LOOK-20). */
export const findTags: LoadOptions<number> = async (q, signal) => {
  const { data } = await api.lookups.searchTags({ query: { q }, signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
};

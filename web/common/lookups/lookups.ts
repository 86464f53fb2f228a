import { queryOptions } from '@tanstack/react-query';
import { fieldFailure } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import type { LoadOptions } from '../../ui/fields/use-async-options.ts';
import type { Created } from '../../ui/fields/use-creation.ts';

/** The city with this id; a missing or non-positive id means no city (LOOK-15). */
export const cityQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['cities', cityId],
    queryFn: async ({ signal }) => (await api.lookups.readCity({ params: { id: cityId ?? 0 }, signal })).data,
    enabled: cityId !== null && cityId > 0,
    staleTime: Infinity,
  });

// The list of all countries is loaded with the first that is chosen or searched for.
const countryOptions = () => import('./country-options.ts');

/** Finds countries, as options; for pages that must be small until then. */
export const findCountriesLater: LoadOptions<number> = async (...search) =>
  (await countryOptions()).findCountries(...search);

/** The country with this id as an option; null for an unknown one. */
export const countryQuery = (countryId: number | null) =>
  queryOptions({
    queryKey: ['countries', countryId],
    queryFn: async () => (await countryOptions()).countryWith(countryId ?? 0),
    enabled: countryId !== null,
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

/** Creates a skill that the list lacks, as an option; the server may know it by another spelling. */
export async function createTag(name: string): Promise<Created<number>> {
  try {
    const { data } = await api.lookups.createTag({ body: { name } });
    return { option: { value: data.id, label: data.name } };
  } catch (error) {
    return { refusal: fieldFailure(error, 'The skill was not added.') };
  }
}

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** A person as the user may see them. */
export function personQuery(id: number) {
  return queryOptions({ queryKey: ['people', id], queryFn: async ({ signal }) => (await api.people.readPerson({ params: { id }, signal })).data });
}

/** The city of a person, once the person is known to have one. */
export function personCityQuery(cityId: number | null) {
  return queryOptions({
    queryKey: ['lookups', 'city', cityId],
    queryFn: async ({ signal }) => (cityId ? (await api.lookups.readCity({ params: { id: cityId }, signal })).data : null),
    enabled: cityId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

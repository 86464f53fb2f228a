import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** A person with the details the user may see. */
export function personQuery(id: number) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => (await api.people.readPerson({ params: { id }, signal })).data,
  });
}

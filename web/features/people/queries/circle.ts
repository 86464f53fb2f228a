import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The jobs and people around the user, for finding them by name. */
export const circleQuery = queryOptions({
  queryKey: ['people', 'circle'],
  queryFn: async ({ signal }) => (await api.people.readCircle({ signal })).data,
  staleTime: 60_000,
});

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The place a filter names, for the circle around it. */
export const placeQuery = (cityId: number | null) =>
  queryOptions({
    queryKey: ['cities', cityId],
    queryFn: async ({ signal }) => (await api.lookups.readCity({ params: { id: cityId ?? 0 }, signal })).data,
    enabled: cityId !== null && cityId > 0,
    staleTime: Infinity,
  });

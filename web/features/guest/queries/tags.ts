import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The skills a filter names by id. */
export const tagsQuery = (tagIds: readonly number[]) =>
  queryOptions({
    queryKey: ['tags', tagIds],
    queryFn: async ({ signal }) => (await api.lookups.searchTags({ query: { ids: [...tagIds] }, signal })).data,
    enabled: tagIds.length > 0,
    staleTime: Infinity,
  });

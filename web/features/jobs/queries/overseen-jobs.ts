import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import type { OverseenFilters } from '../model/overseen-filters.ts';

/**
 * Managers' jobs of one status as a super manager reads them, page by page (API-59). Each request for all names
 * the last job of the previous page, so that every page costs the same.
 */
export const overseenJobsQuery = (filters: OverseenFilters, perPage?: number) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.lists, 'overseen', filters],
    queryFn: ({ pageParam, signal }) =>
      api.jobs.listOverseenJobs({ query: { ...filters, ...pageParam, perPage }, signal }),
    initialPageParam: { page: 1 } as { page: number; before?: number },
    getNextPageParam: (last) => {
      const page = nextPage(last);
      return page === undefined ? undefined : { page, before: last.data.at(-1)?.id };
    },
  });

/** One job as a super manager reads it, with its notes (API-60). */
export const overseenJobQuery = (id: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(id), 'overseen'],
    queryFn: async ({ signal }) => (await api.jobs.readOverseenJob({ params: { id }, signal })).data,
  });

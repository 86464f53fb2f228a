import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import type { JobFilters } from '../job-filters.ts';

/**
 * The manager's jobs of one status, newest first, page by page (JOB-73). Each request names the last job of the
 * previous page, so that every page costs the same.
 */
export const jobsQuery = (filters: JobFilters) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'list', filters],
    queryFn: ({ pageParam, signal }) => api.jobs.listJobs({ query: { ...filters, ...pageParam }, signal }),
    initialPageParam: { page: 1 } as { page: number; before?: number },
    getNextPageParam: (last) => {
      const page = nextPage(last);
      return page === undefined ? undefined : { page, before: last.data.at(-1)?.id };
    },
  });

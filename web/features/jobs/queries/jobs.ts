import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import type { JobFilters } from '../job-filters.ts';

/** The manager's jobs of one status, newest first, page by page (JOB-73). */
export const jobsQuery = (filters: JobFilters) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'list', filters],
    queryFn: ({ pageParam, signal }) => api.jobs.listJobs({ query: { ...filters, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

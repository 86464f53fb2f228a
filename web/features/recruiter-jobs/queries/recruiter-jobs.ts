import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** Jobs of the recruiter's managers in one scope. */
export const recruiterJobsQuery = (status: RecruiterJobScope) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'recruiter', status],
    queryFn: ({ signal, pageParam }) => api.jobs.listRecruiterJobs({ query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** One job with the recruiter's own candidates on it. */
export const recruiterJobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'recruiter', id],
    queryFn: async ({ signal }) => (await api.jobs.readRecruiterJob({ params: { id }, signal })).data,
  });

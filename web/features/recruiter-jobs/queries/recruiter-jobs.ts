import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Jobs of the recruiter's managers in one scope. */
export const recruiterJobsQuery = (status: RecruiterJobScope) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.ofRecruiter, status],
    queryFn: ({ signal, pageParam }) => api.jobs.listRecruiterJobs({ query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** One job with the recruiter's own candidates on it. */
export const recruiterJobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.oneOfRecruiter(id),
    queryFn: async ({ signal }) => (await api.jobs.readRecruiterJob({ params: { id }, signal })).data,
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { JobSort, RecruiterJobScope } from '../../../../shared/constants/job.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { waitingToBringAlong } from './self-assignments.ts';

/** Which jobs of the recruiter's managers, in which order. */
export interface RecruiterJobsView {
  status: RecruiterJobScope;
  managerId?: number;
  q?: string;
  sort?: JobSort;
}

/** Jobs of the recruiter's managers in one view. */
export const recruiterJobsQuery = (view: RecruiterJobsView, perPage?: number) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.ofRecruiter, view],
    queryFn: ({ signal, pageParam }) =>
      api.jobs.listRecruiterJobs({ query: { ...view, page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The same with the first page of those who wait for the recruiter, as far as they are not known. */
export const jobsAndWaitingQuery = (view: RecruiterJobsView) =>
  infiniteQueryOptions({
    ...recruiterJobsQuery(view),
    queryFn: async ({ signal, pageParam, client }) => {
      const keepWaiting = pageParam === 1 ? waitingToBringAlong(client) : undefined;
      const query = { ...view, page: pageParam, ...(keepWaiting && { waiting: true }) };
      const { data, meta } = await api.jobs.listRecruiterJobs({ query, signal });
      const { waiting, ...ofJobs } = meta;
      if (waiting) keepWaiting?.(waiting);
      return { data, meta: ofJobs };
    },
  });

/** The managers whose jobs the recruiter sees, by name (JOB-80). */
export const jobManagersQuery = queryOptions({
  queryKey: jobKeys.managers,
  queryFn: async ({ signal }) => (await api.jobs.listJobManagers({ signal })).data.users,
});

/** How well the recruiter's candidates on a job fit it (PLUS-17). */
export const jobMatchesQuery = (id: number, candidateIds: number[]) =>
  queryOptions({
    queryKey: [...jobKeys.oneOfRecruiter(id), 'matches', candidateIds],
    queryFn: async ({ signal }) =>
      (await api.jobs.listJobMatches({ params: { id }, query: { candidateIds }, signal })).data,
  });

/** One job with the recruiter's own candidates on it. */
export const recruiterJobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.oneOfRecruiter(id),
    queryFn: async ({ signal }) => (await api.jobs.readRecruiterJob({ params: { id }, signal })).data,
  });

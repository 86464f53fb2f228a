import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** A list of the candidate's jobs: applied to, assigned by a recruiter, or favourite. */
export type JobScope = 'applied' | 'assigned' | 'favorite';

/** A page of the candidate's own jobs, newest first (PERM-08). */
export const candidateJobsQuery = (scope: JobScope) =>
  infiniteQueryOptions({
    queryKey: ['candidate-jobs', 'list', scope],
    queryFn: ({ pageParam, signal }) =>
      api.applications.listCandidateJobs({ query: { scope, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

const most = 100;

/** The ids of the favourite jobs, for the stars of a public list. */
export const favoriteIdsQuery = queryOptions({
  queryKey: ['candidate-jobs', 'favorite-ids'],
  queryFn: async ({ signal }): Promise<ReadonlySet<number>> => {
    const { data } = await api.applications.listCandidateJobs({ query: { scope: 'favorite', perPage: most }, signal });
    return new Set(data.map(({ job }) => job.id));
  },
});

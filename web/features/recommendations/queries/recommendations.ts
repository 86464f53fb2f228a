import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The user's recommendations of this job, newest first, page by page. */
export const recommendationsQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: ['recommendations', jobId],
    queryFn: ({ pageParam, signal }) =>
      api.recommendations.listRecommendations({ query: { jobId, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

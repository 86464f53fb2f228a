import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import type { Pair } from './candidate-on-job.ts';

/** The story of the candidate on the job, newest first (DEC-50). */
export const candidateTimelineQuery = (pair: Pair) =>
  infiniteQueryOptions({
    queryKey: ['pipeline', 'timeline', pair],
    queryFn: ({ signal, pageParam }) => api.pipeline.listTimeline({ params: pair, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

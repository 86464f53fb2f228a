import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The manager's recruiters by name, page by page. */
export const recruitersQuery = infiniteQueryOptions({
  queryKey: ['recruiters', 'list'],
  queryFn: ({ pageParam, signal }) => api.recruiters.listRecruiters({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** The manager's recruiters by name, page by page. */
export const recruitersQuery = infiniteQueryOptions({
  queryKey: recruiterKeys.lists,
  queryFn: ({ pageParam, signal }) => api.recruiters.listRecruiters({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** The manager's recruiters by name, page by page; with others, also those who work for other managers (RECR-31). */
export const recruitersQuery = (withOthers: boolean) =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.lists, { withOthers }],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listRecruiters({ query: { page: pageParam, ...(withOthers && { withOthers }) }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** Full rows of two, three and four cards; the facts of so many are read in two calls to the table. */
const cardsPerPage = 24;

/**
 * The manager's recruiters by name, page by page with what helps to choose one; with others, also those who work for
 * other managers (RECR-31).
 */
export const recruitersQuery = (withOthers: boolean) =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.lists, { withOthers }],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listRecruiters({
        query: { page: pageParam, perPage: cardsPerPage, withFacts: true, ...(withOthers && { withOthers }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

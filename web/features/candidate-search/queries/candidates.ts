import { infiniteQueryOptions } from '@tanstack/react-query';
import type { contract } from '../../../../shared/contract/contract.ts';
import type { ResponseOf } from '../../../../shared/contract/route.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** One page of candidates. */
export type CandidatesResponse = ResponseOf<(typeof contract)['candidate-search']['listCandidates']>;

/** Candidates who fit a wish, ten at a time; the first page also has the counts for the filters (CAND-43). */
export const candidatesQuery = (wish: SearchWish) =>
  infiniteQueryOptions({
    queryKey: ['found-candidates', wish],
    queryFn: ({ pageParam, signal }) =>
      api['candidate-search'].listCandidates({
        query: { ...wish, page: pageParam, facets: pageParam === 1 ? true : undefined },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: (before) => before,
  });

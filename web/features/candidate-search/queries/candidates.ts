import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { contract } from '../../../../shared/contract/contract.ts';
import type { ResponseOf } from '../../../../shared/contract/route.ts';
import type { FoundCandidate } from '../../../../shared/model/candidate-search.ts';
import type { SearchWish } from '../../../../shared/validation/candidate-search.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** One page of candidates. */
export type CandidatesResponse = ResponseOf<(typeof contract)['candidate-search']['listCandidates']>;

/** Candidates who fit a wish, ten at a time; the first page also has the counts for the filters (CAND-43). */
export const candidatesQuery = (wish: SearchWish, perPage?: number) =>
  infiniteQueryOptions({
    queryKey: [...candidateKeys.searches, wish],
    queryFn: ({ pageParam, signal }) =>
      api['candidate-search'].listCandidates({
        query: { ...wish, page: pageParam, perPage, facets: pageParam === 1 ? true : undefined },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: (before) => before,
  });

/** Those who fit a job best, with the job. */
export type BestResponse = ResponseOf<(typeof contract)['candidate-search']['listBestCandidates']>['data'];

/** The twenty who fit a job best. */
export const bestCandidatesQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...candidateKeys.bests, jobId],
    queryFn: async ({ signal }) =>
      (await api['candidate-search'].listBestCandidates({ params: { id: jobId }, signal })).data,
  });

/** The open jobs on which the recruiter has candidates, by title: the filter's choices (CAND-51). */
export const jobsForFilterQuery = queryOptions({
  queryKey: [...jobKeys.ofRecruiter, 'to filter by'],
  queryFn: async ({ signal }) => {
    const { data } = await api.jobs.listRecruiterJobs({ query: { status: 'in_progress', perPage: 100 }, signal });
    return data.toSorted((a, b) => a.title.localeCompare(b.title));
  },
});

type Lists = InfiniteData<CandidatesResponse>;

/** Marks a candidate as favourite or removes the mark; every list shows it immediately (CAND-40, CAND-50). */
export function useFavoriteFound() {
  const queryClient = useQueryClient();
  const show = (id: number, isFavorite: boolean) => {
    const marked = markedIn(id, isFavorite);
    queryClient.setQueriesData<Lists>(
      { queryKey: candidateKeys.searches },
      (lists) => lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, data: marked(page.data) })) },
    );
    queryClient.setQueriesData<BestResponse>(
      { queryKey: candidateKeys.bests },
      (best) => best && { ...best, candidates: marked(best.candidates) },
    );
  };
  return useMutation({
    mutationFn: ({ id, isFavorite }: { id: number; isFavorite: boolean }) =>
      api['candidate-profile'].favoriteCandidate({ params: { candidateId: id }, body: { isFavorite } }),
    onMutate: ({ id, isFavorite }) => show(id, isFavorite),
    onError: (_, { id, isFavorite }) => show(id, !isFavorite),
    onSuccess: (_, { id }) => queryClient.invalidateQueries({ queryKey: candidateKeys.profile(id) }),
  });
}

const markedIn =
  (id: number, isFavorite: boolean) =>
  (rows: FoundCandidate[]): FoundCandidate[] =>
    rows.map((one) => (one.id === id ? { ...one, isFavorite } : one));

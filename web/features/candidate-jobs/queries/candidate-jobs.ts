import type * as z from 'zod';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateJobScope } from '../../../../shared/model/application.ts';
import type { applicationForm } from '../../../../shared/validation/job-question.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import type { AskedRange } from '../../../common/lists/use-range.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { followedLinkTo } from '../../../common/visitor/job-link.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';

/** A list of the candidate's jobs: applied to, assigned by a recruiter, favourite, or recommended. */
export type JobScope = CandidateJobScope;

/**
 * A page of the candidate's own jobs, newest first, or of recommended ones, the best match first (PERM-08); with a range
 * those that the dashboard counts in it (PLUS-30).
 */
export const candidateJobsQuery = (scope: JobScope, asked: Partial<AskedRange> = {}) =>
  infiniteQueryOptions({
    queryKey: [...candidateJobKeys.lists, scope, asked],
    queryFn: ({ pageParam, signal }) =>
      api.applications.listCandidateJobs({ query: { scope, ...asked, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

const most = 100;
const none: ReadonlySet<number> = new Set();

/** What is marked before the marks are read. */
export const noMarks = { favorites: none, applied: none };

/** The ids of the jobs that a public list marks as favourites and as applied to. */
export const markedJobsQuery = queryOptions({
  queryKey: candidateJobKeys.marked,
  queryFn: async ({ signal }): Promise<Record<'favorites' | 'applied', ReadonlySet<number>>> => {
    const query = { scope: 'favorite', perPage: most } as const;
    const { data, meta } = await api.applications.listCandidateJobs({ query, signal });
    return { favorites: new Set(data.map(({ job }) => job.id)), applied: new Set(meta.appliedTo) };
  },
});

/** A job with the candidate's own application. */
export const candidateJobQuery = (jobId: number) =>
  queryOptions({
    queryKey: candidateJobKeys.one(jobId),
    queryFn: async ({ signal }) => (await api.applications.readCandidateJob({ params: { id: jobId }, signal })).data,
  });

/** Applies to an open job with what is sent along, if anything, and notifies its recruiters and manager (CAND-37, PLUS-55). */
export function useApplyToJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, sent }: { jobId: number; sent?: z.input<typeof applicationForm> }) => {
      const link = followedLinkTo(jobId)?.code;
      return api.applications.applyToJob({ params: { id: jobId }, body: link ? { ...sent, link } : sent });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: candidateJobKeys.all }),
        queryClient.invalidateQueries({ queryKey: jobKeys.counts }),
      ]),
  });
}

/**
 * Adds or removes a favourite job. The star changes optimistically and changes back if the server refuses (CAND-36).
 */
export function useFavoriteJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, isFavorite }: { jobId: number; isFavorite: boolean }) =>
      api.applications.favoriteJob({ params: { id: jobId }, body: { isFavorite } }),
    onMutate: ({ jobId, isFavorite }) => {
      queryClient.setQueryData(markedJobsQuery.queryKey, (marks) => {
        const { favorites, applied } = marks ?? noMarks;
        const next = new Set(favorites);
        if (isFavorite) next.add(jobId);
        else next.delete(jobId);
        return { favorites: next, applied };
      });
      queryClient.setQueryData(candidateJobQuery(jobId).queryKey, (known) => known && { ...known, isFavorite });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: candidateJobKeys.all }),
  });
}

/** When this manager usually answers; asked once while the page is open, because it moves by the week. */
export const usualAnswerQuery = (managerId: number) =>
  queryOptions({
    queryKey: ['usual-answer', managerId],
    queryFn: async ({ signal }) =>
      (await api.dashboards.readWorkingFacts({ params: { id: managerId }, signal })).data.firstAnswer,
    staleTime: Infinity,
  });

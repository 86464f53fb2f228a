import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewPlanForm, ScorecardForm } from '../../../../shared/validation/interviewing.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { type Pair, pipelineKeys } from './keys.ts';

/** The interviews of a job, for its manager and team (PLUS-54). */
export const interviewPlanQuery = (jobId: number) =>
  queryOptions({
    queryKey: pipelineKeys.interviewPlan(jobId),
    queryFn: async ({ signal }) => (await api.pipeline.readInterviewPlan({ params: { id: jobId }, signal })).data,
  });

/** Saves the interviews of a job. */
export function useSaveInterviewPlan(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: InterviewPlanForm) =>
      (await api.pipeline.saveInterviewPlan({ params: { id: jobId }, body })).data,
    onSuccess: (plan) => queryClient.setQueryData(interviewPlanQuery(jobId).queryKey, plan),
  });
}

/** Whom the user interviews for a job, page by page. */
export const ownInterviewsQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: pipelineKeys.ownInterviews(jobId),
    queryFn: ({ pageParam, signal }) =>
      api.pipeline.listOwnInterviews({ params: { id: jobId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** What interviewers found about a candidate on a job, as far as the user may read it. */
export const scorecardsQuery = (pair: Pair) =>
  queryOptions({
    queryKey: pipelineKeys.scorecards(pair),
    queryFn: async ({ signal }) => (await api.pipeline.readScorecards({ params: pair, signal })).data,
  });

/** Submits the user's scorecard of an interview. */
export function useSubmitScorecard(pair: Pair) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ScorecardForm) => api.pipeline.submitScorecard({ params: pair, body }),
    onSettled: () =>
      Promise.all(
        [pipelineKeys.scorecards(pair), pipelineKeys.ownInterviews(pair.jobId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

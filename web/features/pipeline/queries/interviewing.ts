import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewPlanForm, ScorecardForm } from '../../../../shared/validation/interviewing.ts';
import { api } from '../../../api/api.ts';
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.scorecards(pair) }),
  });
}

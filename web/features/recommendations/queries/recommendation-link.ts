import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { recommendationForm } from '../../../../shared/validation/invitation.ts';
import { api } from '../../../api/api.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The parameters of a recommendation's link. */
export interface RecommendationKey {
  token: string;
  email: string;
}

/** The recommended job, the sender, and whether the link still works. */
export const recommendationLinkQuery = ({ token, email }: RecommendationKey) =>
  queryOptions({
    queryKey: ['recommendation-link', token],
    queryFn: async ({ signal }) =>
      (await api.recommendations.readRecommendationLink({ body: { token, email }, signal })).data,
    staleTime: 60_000,
  });

/** Accepts and creates a new account (API-19, AUTH-51). */
export function useAcceptRecommendation() {
  return useMutation({
    mutationFn: (body: z.input<typeof recommendationForm>) => api.accounts.acceptRecommendation({ body }),
  });
}

/** Accepts as the signed-in candidate; their jobs are then read again (JOB-60). */
export function useAcceptAsCandidate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RecommendationKey) => api.recommendations.takeUpRecommendation({ body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: candidateJobKeys.all }),
        queryClient.invalidateQueries({ queryKey: jobKeys.counts }),
      ]),
  });
}

/** Declines and uses up the link. */
export function useDeclineRecommendation() {
  return useMutation({ mutationFn: (body: RecommendationKey) => api.recommendations.declineRecommendation({ body }) });
}

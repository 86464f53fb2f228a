import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The user's recommendations of this job, newest first, page by page. */
export const recommendationsQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: ['recommendations', jobId],
    queryFn: ({ pageParam, signal }) =>
      api.recommendations.listRecommendations({ query: { jobId, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Recommends a job by mail and returns for each address whether it was available (JOB-82). */
export function useRecommendJob(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.recommendations.recommendJob({ body: { emails, jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recommendationsQuery(jobId).queryKey }),
  });
}

/** Mails a recommendation again; the previous link stops working. */
export function useResendRecommendation(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recommendations.resendRecommendation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recommendationsQuery(jobId).queryKey }),
  });
}

/** Cancels a recommendation; its link stops working. */
export function useCancelRecommendation(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recommendations.cancelRecommendation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recommendationsQuery(jobId).queryKey }),
  });
}

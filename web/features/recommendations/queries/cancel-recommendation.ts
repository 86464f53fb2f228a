import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Cancels a recommendation; its link stops working. */
export function useCancelRecommendation(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recommendations.cancelRecommendation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['recommendations', jobId] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Mails a recommendation again; the previous link stops working. */
export function useResendRecommendation(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recommendations.resendRecommendation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['recommendations', jobId] }),
  });
}

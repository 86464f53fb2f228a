import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Recommends a job by mail and returns for each address whether it was available (JOB-82). */
export function useRecommendJob(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.recommendations.recommendJob({ body: { emails, jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recommendations', jobId] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Applies to an open job and notifies its recruiters and manager (CAND-37). */
export function useApplyToJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: number) => api.applications.applyToJob({ params: { id: jobId } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['candidate-jobs'] }),
        queryClient.invalidateQueries({ queryKey: ['jobs', 'count'] }),
      ]),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Holds an open job, or resumes a held one: one toggle (JOB-44, JOB-76). */
export function useHoldJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.holdJob({ params: { id } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(['jobs', id], data);
      return queryClient.invalidateQueries({ queryKey: ['jobs', 'list'] });
    },
  });
}

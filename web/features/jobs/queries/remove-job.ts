import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Deletes a job without candidates (JOB-75). */
export function useRemoveJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.removeJob({ params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['clients'] });
      // The lists, and the dashboard's counts.
      return Promise.all(
        ['list', 'dashboard'].map((kind) => queryClient.invalidateQueries({ queryKey: ['jobs', kind] })),
      );
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Reopens a closed job (JOB-56). */
export function useReopenJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.reopenJob({ params: { id } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(['jobs', id], data);
      // The lists, and the dashboard's counts.
      return Promise.all(
        ['list', 'dashboard'].map((kind) => queryClient.invalidateQueries({ queryKey: ['jobs', kind] })),
      );
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Puts an open job on hold, or reopens a job on hold (JOB-44, JOB-76). */
export function useHoldJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.holdJob({ params: { id } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(['jobs', id], data);
      // The lists, and the dashboard's counts.
      return Promise.all(
        ['list', 'dashboard'].map((kind) => queryClient.invalidateQueries({ queryKey: ['jobs', kind] })),
      );
    },
  });
}

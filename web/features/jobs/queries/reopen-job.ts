import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Opens a closed job again (JOB-56). */
export function useReopenJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.reopenJob({ params: { id } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(['jobs', id], data);
      return queryClient.invalidateQueries({ queryKey: ['jobs', 'list'] });
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { JobBody } from '../job-fields.ts';

/** Saves an edited job; a stale version is refused (JOB-72). */
export function useChangeJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: JobBody) => api.jobs.changeJob({ params: { id }, body }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(['jobs', id], data);
      await Promise.all([
        ...['list', 'dashboard'].map((kind) => queryClient.invalidateQueries({ queryKey: ['jobs', kind] })),
        queryClient.invalidateQueries({ queryKey: ['clients'] }),
      ]);
    },
  });
}

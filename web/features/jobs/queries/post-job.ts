import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { JobBody } from '../job-fields.ts';

/** Posts a new or copied job, which is open immediately (JOB-71). */
export function usePostJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: JobBody) => api.jobs.postJob({ body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['jobs'] }),
        queryClient.invalidateQueries({ queryKey: ['clients'] }),
      ]),
  });
}

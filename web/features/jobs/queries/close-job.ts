import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Who was hired and who recruited them; both empty if the job closes without a hire. */
export interface ClosingChoice {
  candidateId: number | null;
  recruiterId: number | null;
}

/** Closes a job, which awards its points to the selected recruiter, and reloads it (JOB-46, JOB-77). */
export function useCloseJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClosingChoice) => api.jobs.closeJob({ params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

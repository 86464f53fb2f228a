import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Who was hired and who brought them; both empty when the job closes without a hire. */
export interface ClosingChoice {
  candidateId: number | null;
  recruiterId: number | null;
}

/** Closes a job, which awards its points to the chosen recruiter; then the job is read again (JOB-46, JOB-77). */
export function useCloseJob(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClosingChoice) => api.jobs.closeJob({ params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

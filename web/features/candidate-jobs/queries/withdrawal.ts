import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { candidateJobKeys } from '../../../common/query-keys/candidate-jobs.ts';

/** Withdraws from a job, with a reason where one is given. */
export function useWithdrawApplication(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string | undefined) =>
      api.applications.withdrawApplication({ params: { id: jobId }, body: reason ? { reason } : {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: candidateJobKeys.all }),
  });
}

/** Takes the withdrawal back. */
export function useUndoWithdrawal(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.applications.undoWithdrawal({ params: { id: jobId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: candidateJobKeys.all }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { candidateJobQuery } from './candidate-job.ts';
import { favoriteIdsQuery } from './candidate-jobs.ts';

/**
 * Adds or removes a favourite job. The star changes optimistically and changes back if the server refuses (CAND-36).
 */
export function useFavoriteJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, isFavorite }: { jobId: number; isFavorite: boolean }) =>
      api.applications.favoriteJob({ params: { id: jobId }, body: { isFavorite } }),
    onMutate: ({ jobId, isFavorite }) => {
      queryClient.setQueryData(favoriteIdsQuery.queryKey, (ids) => {
        const next = new Set(ids);
        if (isFavorite) next.add(jobId);
        else next.delete(jobId);
        return next;
      });
      queryClient.setQueryData(candidateJobQuery(jobId).queryKey, (known) => known && { ...known, isFavorite });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['candidate-jobs'] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Deletes a client that has no jobs (CLIENT-20). */
export function useRemoveClient(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.clients.removeClient({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clients'] }),
  });
}

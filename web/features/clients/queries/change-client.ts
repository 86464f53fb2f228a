import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { ClientBody } from '../client-fields.ts';

/** Changes a client (CLIENT-19) and invalidates the jobs, which show its name. */
export function useChangeClient(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClientBody) => api.clients.changeClient({ params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['clients'] }),
        queryClient.invalidateQueries({ queryKey: ['jobs'] }),
      ]),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { ClientBody } from '../client-fields.ts';

/** Adds a client company (CLIENT-18). */
export function useAddClient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClientBody) => api.clients.addClient({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clients'] }),
  });
}

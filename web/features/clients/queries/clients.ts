import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';
import { clientKeys } from '../../../common/query-keys/clients.ts';
import type { ClientBody } from '../model/client-fields.ts';

/** The manager's clients by company name, page by page (CLIENT-16). */
export const clientsQuery = infiniteQueryOptions({
  queryKey: clientKeys.lists,
  queryFn: ({ pageParam, signal }) => api.clients.listClients({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** One client, read again each time it is shown: it is compared with what is being entered. */
export const clientQuery = (id: number) =>
  queryOptions({
    queryKey: clientKeys.one(id),
    queryFn: async ({ signal }) => (await api.clients.readClient({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** The clients of the managers who work with the super manager, or of one of them, page by page (API-61). */
export const overseenClientsQuery = (managerId?: number) =>
  infiniteQueryOptions({
    queryKey: [...clientKeys.lists, 'overseen', managerId],
    queryFn: ({ pageParam, signal }) =>
      api.clients.listOverseenClients({ query: { managerId, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Adds a client company (CLIENT-18). */
export function useAddClient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClientBody) => api.clients.addClient({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clientKeys.all }),
  });
}

/** Changes a client (CLIENT-19) and invalidates the jobs, which show its name. */
export function useChangeClient(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ClientBody & { version: number }) => api.clients.changeClient({ params: { id }, body }),
    // A stale version is refused; the list and the form then have what was saved elsewhere.
    onError: () => queryClient.invalidateQueries({ queryKey: clientKeys.all }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clientKeys.all }),
        queryClient.invalidateQueries({ queryKey: jobKeys.all }),
      ]),
  });
}

/** Deletes a client that has no jobs (CLIENT-20). */
export function useRemoveClient(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.clients.removeClient({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: clientKeys.all }),
  });
}

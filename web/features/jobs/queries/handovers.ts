import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { clientKeys } from '../../../common/query-keys/clients.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** Whom the job's manager asked to take it over; null where nobody is asked (PLUS-53). */
export const handoverQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...jobKeys.one(jobId), 'handover'],
    queryFn: async ({ signal }) => (await api.jobs.readHandover({ params: { id: jobId }, signal })).data.handover,
  });

/** The jobs that other managers ask the user to take over, newest first, page by page. */
export const receivedHandoversQuery = infiniteQueryOptions({
  queryKey: jobKeys.handovers,
  queryFn: ({ pageParam, signal }) => api.jobs.listHandovers({ query: { page: pageParam, perPage: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Asks another manager to take the job over. */
export function useAskHandover(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; message?: string }) => api.jobs.askHandover({ params: { id: jobId }, body }),
    onSuccess: ({ data }) => queryClient.setQueryData(handoverQuery(jobId).queryKey, data),
  });
}

/** Takes that back. */
export function useWithdrawHandover(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.jobs.withdrawHandover({ params: { id: jobId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(jobId) }),
  });
}

function useAnswer<R>(call: (id: number) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([jobKeys.all, clientKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Takes a job over, which is the user's from now on. */
export const useAcceptHandover = () => useAnswer((id: number) => api.jobs.acceptHandover({ params: { id } }));

/** Declines to take a job over. */
export const useDeclineHandover = () => useAnswer((id: number) => api.jobs.declineHandover({ params: { id } }));

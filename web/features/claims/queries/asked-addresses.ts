import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { claimsKey } from './claims.ts';

const askedKey = [...claimsKey, 'asked'] as const;

/** Whom the recruiter put forward for this job by address, newest first, page by page. */
export const askedAddressesQuery = (jobId: number) =>
  infiniteQueryOptions({
    queryKey: [...askedKey, jobId],
    queryFn: ({ pageParam, signal }) =>
      api.claims.listAskedAddresses({ query: { jobId, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The open jobs for which the recruiter may put people forward, by title. */
export const jobsToProposeQuery = queryOptions({
  queryKey: [...claimsKey, 'to-propose'],
  queryFn: async ({ signal }) => (await api.claims.listJobsToPropose({ signal })).data,
});

/** Puts people forward by address and returns for each whether they had been asked already. */
export function useAskAddresses(jobId: number, message: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) =>
      api.claims.askAddresses({ body: { emails, jobId, message: message.trim() || undefined } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: askedKey }),
  });
}

/** Takes back that somebody was put forward by address. */
export function useTakeBackAsked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.claims.takeBackAskedAddress({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: askedKey }),
  });
}

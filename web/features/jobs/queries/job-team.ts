import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobPart } from '../../../../shared/constants/job-team.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The jobs of other managers that the user helps with or is asked to, page by page (PLUS-54). */
export const membershipsQuery = infiniteQueryOptions({
  queryKey: jobKeys.memberships,
  queryFn: ({ pageParam, signal }) => api.jobs.listMemberships({ query: { page: pageParam, perPage: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** Asks a colleague, by address, to help with the job. */
export function useAskColleague(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; part: JobPart; message?: string }) =>
      api.jobs.askColleague({ params: { id: jobId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(jobId) }),
  });
}

/** Takes back what a colleague is asked, or ends their help. */
export function useRemoveColleague(jobId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => api.jobs.removeColleague({ params: { id: jobId, memberId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.one(jobId) }),
  });
}

function useAnswer<R>(call: (id: number) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobKeys.all }),
  });
}

/** Joins the team of a job. */
export const useAcceptMembership = () => useAnswer((id: number) => api.jobs.acceptMembership({ params: { id } }));

/** Declines to join, or leaves. */
export const useEndMembership = () => useAnswer((id: number) => api.jobs.endMembership({ params: { id } }));

import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { maxPerPage } from '../../../../shared/constants/limits.ts';
import type { WorkRequest } from '../../../../shared/model/work-request.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

type Scope = 'open' | 'over';

/** The manager's requests to recruiters of other managers, all of them or for one job, page by page (RECR-43). */
export const askedRecruitersQuery = (scope: Scope, jobId?: number) =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.workRequests, scope, jobId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listOtherRecruiters({
        query: { scope, page: pageParam, perPage: 10, ...(jobId !== undefined && { jobId }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The requests to the recruiter that are open, page by page. */
export const workRequestsQuery = infiniteQueryOptions({
  queryKey: [...recruiterKeys.workRequests, 'to-me'],
  queryFn: ({ pageParam, signal }) => api.recruiters.listWorkRequests({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** The manager's own open jobs, for which recruiters can be asked. */
export const openJobsQuery = queryOptions({
  queryKey: recruiterKeys.openJobs,
  queryFn: async ({ signal }) => (await api.jobs.listJobs({ query: { perPage: maxPerPage }, signal })).data,
});

/** Recruiters of other managers by name, as options. */
export const otherRecruitersQuery = queryOptions({
  queryKey: [...recruiterKeys.options, 'others'],
  queryFn: async ({ signal }) => {
    const { data } = await api.recruiters.listRecruiters({ query: { withOthers: true, perPage: maxPerPage }, signal });
    return data.filter(({ isOther }) => isOther);
  },
});

/** Asks a recruiter of other managers to work on a job (RECR-43). */
export function useAskRecruiter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ recruiterId, ...body }: { recruiterId: number; jobId: number; message?: string }) =>
      api.recruiters.inviteOtherRecruiter({ params: { id: recruiterId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.workRequests }),
  });
}

/** Withdraws a request, or ends the work that was accepted (RECR-46). */
export function useCloseAskedRecruiter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WorkRequest) => api.recruiters.closeOtherRecruiter({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.workRequests }),
  });
}

/** The manager's answer to a recruiter who asks for a job of the market (PLUS-49). */
export function useAskingAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accepts }: { id: number; accepts: boolean }) =>
      accepts ? api.market.acceptAsking({ params: { id } }) : api.market.declineAsking({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.workRequests }),
  });
}

/** The recruiter's answers to a request, and the end of their own work (RECR-44 to RECR-46). */
export function useWorkRequestAnswer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: 'accept' | 'decline' | 'close' }) =>
      answer === 'accept'
        ? api.recruiters.acceptWorkRequest({ params: { id } })
        : answer === 'decline'
          ? api.recruiters.declineWorkRequest({ params: { id } })
          : api.recruiters.closeWorkRequest({ params: { id } }),
    // The job concerns the recruiter from now on, or no longer.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

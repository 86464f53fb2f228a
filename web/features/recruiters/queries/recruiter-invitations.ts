import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** The manager's invitations that wait for an answer, or those that are over, newest first, page by page (RECR-35). */
export const recruiterInvitationsQuery = (scope: 'open' | 'over') =>
  infiniteQueryOptions({
    queryKey: [...recruiterKeys.invitations, scope],
    queryFn: ({ pageParam, signal }) =>
      api.recruiters.listRecruiterInvitations({ query: { scope, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Invites recruiters by mail and returns for each address whether it could be invited (RECR-24). */
export function useInviteRecruiters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.recruiters.inviteRecruiters({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.all }),
  });
}

/** Mails an invitation again; the previous link stops working (RECR-10). */
export function useResendRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.resendRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.invitations }),
  });
}

/** Withdraws an invitation: its link stops working and the address can be invited again (RECR-13). */
export function useCloseRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.closeRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.invitations }),
  });
}

/** Takes an invitation that is over off the list (RECR-38). */
export function useRemoveRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.removeRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.invitations }),
  });
}

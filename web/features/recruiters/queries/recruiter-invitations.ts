import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** Pending invitations, newest first, page by page. */
export const recruiterInvitationsQuery = infiniteQueryOptions({
  queryKey: recruiterKeys.invitations,
  queryFn: ({ pageParam, signal }) => api.recruiters.listRecruiterInvitations({ query: { page: pageParam }, signal }),
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
export function useWithdrawRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.withdrawRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.invitations }),
  });
}

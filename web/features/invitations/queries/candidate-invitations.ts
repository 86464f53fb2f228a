import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DateRange } from '../../../../shared/constants/date-ranges.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';

/** The prefix of every query key of invitations. */
export const invitationKey = ['invitations'] as const;

/** The range of invitations; without one, all. */
export interface InvitedIn {
  range?: Exclude<DateRange, 'all'>;
  zone?: string;
}

/** Candidates whom the user invited, pending or joined, newest first, page by page (RECR-28). */
export const candidateInvitationsQuery = (status: 'waiting' | 'accepted', asked: InvitedIn = {}) =>
  infiniteQueryOptions({
    queryKey: [...invitationKey, status, asked],
    queryFn: ({ pageParam, signal }) =>
      api.invitations.listCandidateInvitations({ query: { status, ...asked, page: pageParam, perPage: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Invites candidates by mail and returns for each address whether it could be invited (RECR-27). */
export function useInviteCandidates() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.invitations.inviteCandidates({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  });
}

/** Mails an invitation again; the previous link stops working (RECR-30). */
export function useResendCandidateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => api.invitations.resendCandidateInvitation({ params: { inviteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  });
}

/** Cancels an invitation: its link stops working and the address can be invited again (RECR-29). */
export function useCancelCandidateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => api.invitations.cancelCandidateInvitation({ params: { inviteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationKey }),
  });
}

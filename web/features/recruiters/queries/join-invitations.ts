import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JoinInvitation } from '../../../../shared/model/recruiter.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { recruiterKeys } from '../../../common/query-keys/recruiters.ts';

/** The recruiter's open invitations by managers, newest first, page by page. */
export const joinInvitationsQuery = infiniteQueryOptions({
  queryKey: recruiterKeys.joinInvitations,
  queryFn: ({ pageParam, signal }) => api.recruiters.listJoinInvitations({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

interface Outcome {
  onAccepted: (invitation: JoinInvitation) => void;
  onDeclined: (invitation: JoinInvitation) => void;
  onFailed: (error: unknown) => void;
}

/** Accepts or declines an invitation (RECR-11, RECR-12); the outcome is shown even after its row is gone. */
export function useJoinInvitationAnswer({ onAccepted, onDeclined, onFailed }: Outcome) {
  const queryClient = useQueryClient();
  const accept = useMutation({
    mutationFn: ({ id }: JoinInvitation) => api.recruiters.acceptJoinInvitation({ params: { id } }),
    onSuccess: (_, invitation) => onAccepted(invitation),
    onError: onFailed,
    // The manager's jobs and applications concern the recruiter from now on, and so does the menu.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const decline = useMutation({
    mutationFn: ({ id }: JoinInvitation) => api.recruiters.declineJoinInvitation({ params: { id } }),
    onSuccess: (_, invitation) => onDeclined(invitation),
    onError: onFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: recruiterKeys.joinInvitations }),
  });
  return { accept, decline };
}

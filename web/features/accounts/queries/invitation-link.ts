import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Who sent this invitation, and whether its link still works. */
export const invitationLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: async ({ signal }) => (await api.invitations.readInvitationLink({ body: { token }, signal })).data,
    staleTime: 60_000,
  });

/** Replaces an expired link by a new one, sent by mail. */
export function useRenewInvitationLink() {
  return useMutation({ mutationFn: (token: string) => api.invitations.renewInvitationLink({ body: { token } }) });
}

/** Declines an invitation and uses up its link. */
export function useDeclineInvitation() {
  return useMutation({
    mutationFn: (token: string) => api.invitations.declineCandidateInvitation({ body: { token } }),
  });
}

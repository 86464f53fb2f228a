import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Who invited the holder of this link, and whether it still works. */
export const invitationLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: async ({ signal }) => (await api.invitations.readInvitationLink({ body: { token }, signal })).data,
    staleTime: 60_000,
  });

/** Mails the holder of an expired link a new one. */
export function useRenewInvitationLink() {
  return useMutation({ mutationFn: (token: string) => api.invitations.renewInvitationLink({ body: { token } }) });
}

/** Declines an invitation; its link is used up. */
export function useDeclineInvitation() {
  return useMutation({
    mutationFn: (token: string) => api.invitations.declineCandidateInvitation({ body: { token } }),
  });
}

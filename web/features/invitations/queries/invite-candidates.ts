import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Invites candidates by mail; answers per address whether it was free to invite (RECR-27). */
export function useInviteCandidates() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.invitations.inviteCandidates({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

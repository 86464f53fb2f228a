import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Invites candidates by mail and returns for each address whether it could be invited (RECR-27). */
export function useInviteCandidates() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.invitations.inviteCandidates({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Mails an invitation again; the previous link stops working (RECR-30). */
export function useResendCandidateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => api.invitations.resendCandidateInvitation({ params: { inviteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

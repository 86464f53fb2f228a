import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Cancels an invitation: its link stops working and the address can be invited again (RECR-29). */
export function useCancelCandidateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => api.invitations.cancelCandidateInvitation({ params: { inviteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

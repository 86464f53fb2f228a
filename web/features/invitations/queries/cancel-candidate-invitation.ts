import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Cancels an invitation; its link stops working and the address is free to invite again (RECR-29). */
export function useCancelCandidateInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => api.invitations.cancelCandidateInvitation({ params: { inviteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  });
}

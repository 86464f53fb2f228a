import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Withdraws an invitation: its link stops working and the address can be invited again (RECR-13). */
export function useWithdrawRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.withdrawRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['recruiters', 'invitations'] }),
  });
}

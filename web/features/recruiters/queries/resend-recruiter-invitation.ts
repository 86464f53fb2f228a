import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Mails an invitation again; the previous link stops working (RECR-10). */
export function useResendRecruiterInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.recruiters.resendRecruiterInvitation({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['recruiters', 'invitations'] }),
  });
}

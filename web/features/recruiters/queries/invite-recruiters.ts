import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Invites recruiters by mail; answers per address whether it was free to invite (RECR-24). */
export function useInviteRecruiters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.recruiters.inviteRecruiters({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recruiters'] }),
  });
}

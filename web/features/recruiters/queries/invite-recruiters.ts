import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Invites recruiters by mail and returns for each address whether it could be invited (RECR-24). */
export function useInviteRecruiters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.recruiters.inviteRecruiters({ body: { emails } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['recruiters'] }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WorkingSpan } from '../../../../shared/model/working-hours.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Saves when the user works, which their account then says everywhere. */
export function useChangeWorkingHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (hours: WorkingSpan[]) => (await api.profile.changeWorkingHours({ body: { hours } })).data,
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
}

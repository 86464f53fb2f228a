import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailSide } from '../../../../shared/model/email-change.ts';
import { api } from '../../../api/api.ts';
import { accountQuery } from '../../../common/account/account.ts';
import { mailedLinkQuery } from './passwords.ts';

/** Confirms a change of address at the address that the link was mailed to. */
export function useConfirmEmailChange(token: string, side: EmailSide) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.accounts.confirmEmailChange({ body: { token, side } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    // The refusal may concern the link; reading its state again then explains that.
    onError: () => queryClient.invalidateQueries(mailedLinkQuery(`${side}-address`, token)),
  });
}

/** Stops a change of address at the former one, which signs the account out everywhere. */
export function useStopEmailChange(token: string) {
  return useMutation({ mutationFn: () => api.accounts.stopEmailChange({ body: { token } }) });
}

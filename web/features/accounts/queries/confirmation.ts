import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Confirms an email address by its mailed token (AUTH-53, API-15). */
export function useConfirm() {
  return useMutation({
    mutationFn: (confirmationToken: string) => api.accounts.confirm({ body: { confirmationToken } }),
  });
}

/** Mails the confirmation link again. */
export function useResendConfirmation() {
  return useMutation({ mutationFn: (email: string) => api.accounts.resendConfirmation({ body: { email } }) });
}

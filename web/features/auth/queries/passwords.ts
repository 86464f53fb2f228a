import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import type { invitedForm, resetForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

/** Asks for a link to set a new password (AUTH-48, API-16). */
export function useRecoverPassword() {
  return useMutation({ mutationFn: (email: string) => api.accounts.recoverPassword({ body: { email } }) });
}

/** Sets a new password by the mailed token (AUTH-49, API-17). */
export function useUpdatePassword() {
  return useMutation({ mutationFn: (body: z.input<typeof resetForm>) => api.accounts.updatePassword({ body }) });
}

/** Sets up an invited recruiter's account (AUTH-50, API-18). */
export function useAcceptRecruiterInvitation() {
  return useMutation({ mutationFn: (body: z.input<typeof invitedForm>) => api.accounts.acceptRecruiterInvitation({ body }) });
}

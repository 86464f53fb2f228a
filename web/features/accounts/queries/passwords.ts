import { queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import type { InvitationLink } from '../../../../shared/model/invitation.ts';
import { type invitedForm, type resetForm } from '../../../../shared/validation/account.ts';
import { mailedToken } from '../../../../shared/validation/person-fields.ts';
import { api } from '../../../api/api.ts';

/** Requests a link to set a new password (AUTH-48, API-16). */
export function useRecoverPassword() {
  return useMutation({ mutationFn: (email: string) => api.accounts.recoverPassword({ body: { email } }) });
}

/** Sets a new password with the mailed token (AUTH-49, API-17). */
export function useUpdatePassword() {
  return useMutation({ mutationFn: (body: z.input<typeof resetForm>) => api.accounts.updatePassword({ body }) });
}

const invalidLink: InvitationLink = { state: 'unknown', email: null, sender: null, hasAccount: false };

type MailedLinkKind = Parameters<typeof api.accounts.readMailedLink>[0]['body']['kind'];

/**
 * The state of a mailed link to confirm an address, set a password or join as a recruiter. If it cannot be loaded, the
 * form is shown and its submit decides.
 */
export const mailedLinkQuery = (kind: MailedLinkKind, token: string) =>
  queryOptions({
    queryKey: ['mailed-link', kind, token],
    queryFn: async ({ signal }) =>
      mailedToken.safeParse(token).success
        ? (await api.accounts.readMailedLink({ body: { kind, token }, signal })).data
        : invalidLink,
    retry: false,
    staleTime: 60_000,
  });

/** Sets up an invited recruiter's account (AUTH-50, API-18). */
export function useAcceptRecruiterInvitation() {
  return useMutation({
    mutationFn: (body: z.input<typeof invitedForm>) => api.accounts.acceptRecruiterInvitation({ body }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { changePasswordForm } from '../../../../shared/validation/account.ts';
import type { profileForm } from '../../../../shared/validation/profile.ts';
import type { socialLinksForm } from '../../../../shared/validation/social-links.ts';
import type { timeZoneForm } from '../../../../shared/validation/time-zone.ts';
import { api } from '../../../api/api.ts';
import { renewToken } from '../../../api/session.ts';
import { accountQuery } from '../../../common/account/account.ts';

/** Saves the profile and updates the name everywhere (API-26). */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof profileForm>) => (await api.profile.changeProfile({ body })).data,
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
}

/** Saves the social links (PROF-09). */
export function useChangeSocialLinks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof socialLinksForm>) => (await api.profile.changeSocialLinks({ body })).data,
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
}

/** Saves the time zone, in which all times are shown and mailed from then on. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof timeZoneForm>) => (await api.profile.changeTimeZone({ body })).data,
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
  });
}

/** Changes the password; the returned token replaces the old one (API-28, API-29). */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: z.input<typeof changePasswordForm>) => api.accounts.changePassword({ body }),
    onSuccess: ({ jwt }) => {
      if (jwt) renewToken(jwt);
    },
  });
}

/** Requests to become a super manager (PROF-15). */
export function useRequestSuperManager() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.profile.requestSuperManager(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}

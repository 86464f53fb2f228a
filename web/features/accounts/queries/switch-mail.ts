import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** The mails that an unsubscribe link belongs to, and whether they are sent; reading changes nothing. */
export const mailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-link', token],
    queryFn: async ({ signal }) => (await api['notification-mail'].readMailLink({ body: { token }, signal })).data,
  });

/** Turns the mails that an unsubscribe link belongs to off, or on again. */
export function useSwitchMail(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (on: boolean) => (await api['notification-mail'].switchMail({ body: { token, on } })).data,
    onSuccess: (now) => queryClient.setQueryData(mailLinkQuery(token).queryKey, now),
  });
}

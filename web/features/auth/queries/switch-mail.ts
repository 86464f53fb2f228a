import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Turns the mails that an unsubscribe link belongs to off, or on again. */
export function useSwitchMail() {
  return useMutation({
    mutationFn: async (body: { token: string; on: boolean }) =>
      (await api['notification-mail'].switchMail({ body })).data,
  });
}

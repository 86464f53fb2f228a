import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** Switches the mails that a letter's link is for, off or on again. */
export function useSwitchMail() {
  return useMutation({
    mutationFn: async (body: { token: string; on: boolean }) =>
      (await api['notification-mail'].switchMail({ body })).data,
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { emailChangeForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

/** The change of address that waits to be confirmed, or null. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async ({ signal }) => (await api.accounts.readEmailChange({ signal })).data.change,
});

/** Asks for another address; both are mailed. */
export function useAskForEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof emailChangeForm>) => (await api.accounts.askForEmailChange({ body })).data,
    onSuccess: ({ change }) => queryClient.setQueryData(emailChangeQuery.queryKey, change),
  });
}

/** Stops the change that waits. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.accounts.cancelEmailChange(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  });
}

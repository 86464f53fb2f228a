import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { secondFactorForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

type Proof = z.input<typeof secondFactorForm>;

/** Whether logging in asks for a code, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => (await api.accounts.readSecondFactor({ signal })).data,
});

/** Makes the secret for an app; nothing changes until a code of it is given. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: async (password: string) => (await api.accounts.startSecondFactor({ body: { password } })).data,
  });
}

/** The changes that password and code allow; each reads the state again. */
export function useSecondFactor() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const turnOn = useMutation({
    mutationFn: async (body: Proof) => (await api.accounts.turnOnSecondFactor({ body })).data.codes,
    onSettled,
  });
  const renew = useMutation({
    mutationFn: async (body: Proof) => (await api.accounts.renewRecoveryCodes({ body })).data.codes,
    onSettled,
  });
  const turnOff = useMutation({
    mutationFn: (body: Proof) => api.accounts.turnOffSecondFactor({ body }),
    onSettled,
  });
  return { turnOn, renew, turnOff };
}

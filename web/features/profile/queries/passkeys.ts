import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Passkey } from '../../../../shared/model/passkey.ts';
import type { ownerForm } from '../../../../shared/validation/account.ts';
import { api } from '../../../api/api.ts';

type Proof = z.input<typeof ownerForm>;

/** The user's passkeys, the oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await api.accounts.readPasskeys({ signal })).data.passkeys,
});

/** Adds a passkey that the browser makes, renames and removes one; each reads the list again. */
export function usePasskeys() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const add = useMutation({
    /** Undefined when the user did not unlock the device. */
    mutationFn: async (body: Proof) => {
      const [{ data: started }, { makePasskey }] = await Promise.all([
        api.accounts.startPasskey({ body }),
        import('../../../common/passkeys/browser-passkeys.ts'),
      ]);
      const credential = await makePasskey(started.options);
      if (!credential) return undefined;
      return (await api.accounts.addPasskey({ body: { proof: started.proof, credential } })).data;
    },
    onSettled,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      api.accounts.renamePasskey({ params: { id }, body: { name } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, ...body }: Proof & { id: number }) => api.accounts.removePasskey({ params: { id }, body }),
    onSettled,
  });
  return { add, rename, remove };
}

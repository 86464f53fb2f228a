import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { enter } from '../../../common/session/session-actions.ts';

/** Signs in by a passkey of the browser and enters the signed-in area; false when its user did not unlock one. */
export function usePasskeySignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, remember }: { email: string; remember: boolean }) => {
      const [{ data: asked }, { signWithPasskey }] = await Promise.all([
        api.accounts.askForPasskey({ body: { email } }),
        import('../../../common/passkeys/browser-passkeys.ts'),
      ]);
      const credential = await signWithPasskey(asked.options);
      if (!credential) return false;
      const body = { email, challenge: asked.challenge, credential, remember };
      const { data: account, jwt } = await api.accounts.signInByPasskey({ body });
      enter(queryClient, { account, token: jwt ?? '', remember });
      return true;
    },
  });
}

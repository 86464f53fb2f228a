import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { enter } from '../../../common/session/session-actions.ts';

interface SignIn {
  email: string;
  password: string;
  remember: boolean;
  code?: string | undefined;
}

/** Signs in and enters the signed-in area. The token is in the `jwt` header (AUTH-46, API-03, API-14). */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignIn) => {
      const { data: account, jwt } = await api.accounts.signIn({ body });
      enter(queryClient, { account, token: jwt ?? '', remember: body.remember });
    },
  });
}

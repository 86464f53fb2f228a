import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import type { Identity } from '../outside/identity/port.ts';
import { noSessionCookie, refreshTokenIn } from './session-cookie.ts';

export const signOutHandler = answer(contract.accounts.signOut, async ({ cookies }, { identity }: { identity: Identity }) => {
  const refreshToken = refreshTokenIn(cookies);
  if (refreshToken) await identity.revoke(refreshToken);
  return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
});

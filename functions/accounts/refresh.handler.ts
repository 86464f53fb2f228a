import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import { refuse } from '../door/refusal.ts';
import type { Identity } from '../outside/identity/port.ts';
import { refreshTokenIn } from './session-cookie.ts';

export const refreshHandler = answer(contract.accounts.refresh, async ({ cookies }, { identity }: { identity: Identity }) => {
  const refreshToken = refreshTokenIn(cookies);
  const accessToken = refreshToken && (await identity.refresh(refreshToken));
  if (!accessToken) throw refuse.unauthenticated('Your session has ended; sign in again');
  return new Reply({ done: true as const }, { headers: { jwt: accessToken } });
});

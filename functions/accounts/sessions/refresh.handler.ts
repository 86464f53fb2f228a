import { contract } from '../../../shared/contract/contract.ts';
import { idOfUuid } from '../../../shared/rules/ids.ts';
import { handler, Reply } from '../../door/handler.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import { sessionIdOf } from '../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { refreshTokenIn } from './session-cookie.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  identity: Identity;
  clock: Clock;
}

export const refreshHandler = handler(
  contract.accounts.refresh,
  async ({ cookies }, { accountsStore, sessionsStore, identity, clock }: Needs) => {
    const refreshToken = refreshTokenIn(cookies);
    const renewed = refreshToken && (await identity.refresh(refreshToken));
    const userId = renewed && idOfUuid(renewed.uuid);
    const account = userId && (await accountsStore.account(userId));
    // The identity provider still honours a session that was ended from another browser; the account does not.
    const sessionId = account && account.status === 'active' && sessionIdOf(account, renewed.session);
    if (!renewed || !userId || !sessionId) throw refuse.unauthenticated('Your session has ended; sign in again');
    await sessionsStore.saveRefreshed(userId, sessionId, clock.now());
    return new Reply({ done: true as const }, { headers: { jwt: renewed.accessToken } });
  },
);

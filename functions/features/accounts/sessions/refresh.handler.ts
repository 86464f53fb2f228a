import { contract } from '../../../../shared/contract/contract.ts';
import { idOfUuid } from '../../../../shared/rules/ids.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { log } from '../../../platform/door/log.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { sessionIdOf } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { rotation } from './rotating-token.ts';
import { rotatingCookie, tokenIn } from './session-token.steps.ts';
import { endSessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  identity: Identity;
  clock: Clock;
}

export const refreshHandler = handler(
  contract.accounts.refresh,
  async ({ cookies, refuse }, { accountsStore, sessionsStore, identity, clock }: Needs) => {
    const token = await tokenIn(cookies, identity);
    const renewed = token && (await identity.refresh(token.refreshToken));
    const userId = renewed && idOfUuid(renewed.uuid);
    const account = userId && (await accountsStore.account(userId));
    // The identity provider still honours a session that was ended from another browser; the account does not.
    const sessionId = account && account.status === 'active' && sessionIdOf(account, renewed.session);
    if (!renewed || !userId || !sessionId) throw refuse.sessionEnded();
    const { generation } = token;
    const at = clock.now();
    const stored = await sessionsStore.saveRefreshed({ userId, sessionId, generation }, at);
    if (stored && rotation(stored, generation, at) !== 'again') {
      // Two browsers hold one session, and only one of them can be its owner's.
      log.warn('a refresh token was used twice', { userId, sessionId, generation, latest: stored.generation });
      const circumstances = { at, eventId: clock.newId() };
      await sessionsStore.change(account, (now) => endSessions(now, (id) => id === sessionId, 'reused', circumstances));
      await identity.revoke(token.refreshToken);
      throw refuse.sessionEnded();
    }
    const next = await rotatingCookie({ ...token, generation: generation + 1 }, identity);
    return new Reply({ done: true as const }, { headers: { jwt: renewed.accessToken }, cookies: [next] });
  },
);

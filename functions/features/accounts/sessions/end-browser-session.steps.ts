import { idOfUuid } from '../../../../shared/rules/ids.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { sessionIdOf } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { tokenIn } from './session-token.steps.ts';
import { endSessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

export interface EndBrowserSessionNeeds {
  accountsStore: Pick<AccountsStore, 'account'>;
  sessionsStore: Pick<SessionsStore, 'change'>;
  identity: Pick<Identity, 'refresh' | 'revoke' | 'seal'>;
  clock: Clock;
}

/**
 * Ends the session of a browser's cookie, here and at the identity provider. A cookie that is no longer valid is no error.
 */
export async function endBrowserSession(
  cookies: Record<string, string>,
  { accountsStore, sessionsStore, identity, clock }: EndBrowserSessionNeeds,
): Promise<void> {
  const refreshToken = (await tokenIn(cookies, identity))?.refreshToken;
  if (!refreshToken) return;
  // Refresh tokens are sealed; a fresh access token shows whose session it is.
  const renewed = await identity.refresh(refreshToken);
  if (!renewed) return;
  const userId = idOfUuid(renewed.uuid);
  const account = userId === undefined ? undefined : await accountsStore.account(userId);
  const sessionId = account && sessionIdOf(account, renewed.session);
  if (account && sessionId !== undefined) {
    await sessionsStore.change(account, (now) =>
      endSessions(now, (id) => id === sessionId, 'sign-out', { at: clock.now(), eventId: clock.newId() }),
    );
  }
  await identity.revoke(refreshToken);
}

import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import { pageOf } from '../../../platform/door/page.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { sessionIdOf } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { endBrowserSession, type EndBrowserSessionNeeds } from './end-browser-session.steps.ts';
import { noSessionCookie } from './session-cookie.ts';
import type { SessionsStore } from './sessions.store.ts';
import { endSessions } from './sessions.ts';

interface ListSessionsNeeds {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  clock: Clock;
}

export const listSessionsHandler = handler(
  contract.accounts.listSessions,
  async ({ query, actor, session }, { accountsStore, sessionsStore, clock }: ListSessionsNeeds) => {
    const [account, sessions] = await Promise.all([
      accountsStore.account(actor.id),
      sessionsStore.sessionsOf(actor.id, clock.now()),
    ]);
    const currentId = account && sessionIdOf(account, session);
    const rows = sessions.map((one) => ({ ...one, isCurrent: one.id === currentId }));
    return pageOf(
      rows.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
      query,
    );
  },
);

export const verifyHandler = handler(
  contract.accounts.verify,
  async ({ actor, session, refuse }, { accountsStore }: { accountsStore: AccountsStore }) => {
    const account = await accountsStore.account(actor.id);
    if (!account || account.status !== 'active' || sessionIdOf(account, session) === undefined)
      throw refuse.unauthenticated('Token is wrong!');
    return account;
  },
);

interface EndSessionNeeds {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  clock: Clock;
}

export const endSessionHandler = handler(
  contract.accounts.endSession,
  async ({ params, actor, refuse }, { accountsStore, sessionsStore, clock }: EndSessionNeeds) => {
    const account = await accountsStore.account(actor.id);
    if (!account) throw refuse.noSuch('session');
    await sessionsStore.change(account, (now) => {
      const change = endSessions(now, (id) => id === params.id, 'ended', { at: clock.now(), eventId: clock.newId() });
      if (change.endedIds.length === 0) throw refuse.noSuch('session');
      return change;
    });
    return new Reply({ done: true as const }, params.id === actor.sessionId ? { cookies: [noSessionCookie] } : {});
  },
);

export const signOutHandler = handler(contract.accounts.signOut, async ({ cookies }, needs: EndBrowserSessionNeeds) => {
  await endBrowserSession(cookies, needs);
  return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
});

interface SignOutEverywhereNeeds {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  identity: Identity;
  clock: Clock;
}

export const signOutEverywhereHandler = handler(
  contract.accounts.signOutEverywhere,
  async ({ actor }, { accountsStore, sessionsStore, identity, clock }: SignOutEverywhereNeeds) => {
    const account = await accountsStore.account(actor.id);
    if (account)
      await sessionsStore.change(account, (now) =>
        endSessions(now, () => true, 'everywhere', { at: clock.now(), eventId: clock.newId() }),
      );
    await identity.signOutEverywhere(actor.uuid);
    return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
  },
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { noSessionCookie } from './session-cookie.ts';
import { endSessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  identity: Identity;
  clock: Clock;
}

export const signOutEverywhereHandler = handler(
  contract.accounts.signOutEverywhere,
  async ({ actor }, { accountsStore, sessionsStore, identity, clock }: Needs) => {
    const account = await accountsStore.account(actor.id);
    if (account)
      await sessionsStore.change(account, (now) =>
        endSessions(now, () => true, 'everywhere', { at: clock.now(), eventId: clock.newId() }),
      );
    await identity.signOutEverywhere(actor.uuid);
    return new Reply({ done: true as const }, { cookies: [noSessionCookie] });
  },
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { noSessionCookie } from './session-cookie.ts';
import { endSessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  clock: Clock;
}

export const endSessionHandler = handler(
  contract.accounts.endSession,
  async ({ params, actor }, { accountsStore, sessionsStore, clock }: Needs) => {
    const account = await accountsStore.account(actor.id);
    if (!account) throw refuse.notFound('There is no such session');
    await sessionsStore.change(account, (now) => {
      const change = endSessions(now, (id) => id === params.id, 'ended', { at: clock.now(), eventId: clock.newId() });
      if (change.endedIds.length === 0) throw refuse.notFound('There is no such session');
      return change;
    });
    return new Reply({ done: true as const }, params.id === actor.sessionId ? { cookies: [noSessionCookie] } : {});
  },
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { pageOf } from '../../../platform/door/page.ts';
import { sessionIdOf } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  clock: Clock;
}

export const listSessionsHandler = handler(
  contract.accounts.listSessions,
  async ({ query, actor, session }, { accountsStore, sessionsStore, clock }: Needs) => {
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

import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { sessionIdOf } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';

export const verifyHandler = handler(
  contract.accounts.verify,
  async ({ actor, session }, { accountsStore }: { accountsStore: AccountsStore }) => {
    const account = await accountsStore.account(actor.id);
    if (!account || account.status !== 'active' || sessionIdOf(account, session) === undefined)
      throw refuse.unauthenticated('Token is wrong!');
    return account;
  },
);

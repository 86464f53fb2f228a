import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { refuse } from '../door/refusal.ts';
import type { AccountsStore } from './accounts.store.ts';

export const verifyHandler = answer(contract.accounts.verify, async ({ actor }, { accountsStore }: { accountsStore: AccountsStore }) => {
  const account = await accountsStore.account(actor.id);
  if (!account || account.status !== 'active') throw refuse.unauthenticated('Token is wrong!');
  return account;
});

import type { CallContext } from '../../../platform/door/handler.ts';
import { log } from '../../../platform/door/log.ts';
import { Refusal } from '../../../platform/door/refusal.ts';
import type { contract } from '../../../../shared/contract/contract.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';

type Call = CallContext<(typeof contract)['accounts']['signIn' | 'signInByPasskey']>;

/**
 * The log-in with a line in the log about whose account it was for and how it ended. What was typed is left out: into
 * the field of the address people type passwords, and an address is a person.
 */
export function logged<C extends Call, N extends { accountsStore: AccountsStore }, T>(
  logIn: (call: C, needs: N) => Promise<T>,
): typeof logIn {
  return async (call, needs) => {
    let account: StoredAccount | undefined;
    const accountsStore: AccountsStore = {
      ...needs.accountsStore,
      accountOfOwner: async (userId) => {
        account = await needs.accountsStore.accountOfOwner(userId);
        return account;
      },
    };
    const facts = (outcome: string) => ({
      outcome,
      userId: account?.id ?? 'none',
      hasCode: 'code' in call.body && call.body.code !== undefined,
    });
    try {
      const reply = await logIn(call, { ...needs, accountsStore });
      log.info('log-in', facts('let in'));
      return reply;
    } catch (error) {
      if (error instanceof Refusal) log.info('log-in', facts(`${error.kind}: ${error.errors[0]?.key ?? ''}`));
      throw error;
    }
  };
}

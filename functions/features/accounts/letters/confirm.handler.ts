import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import { confirmedFacts } from '../../../records/account.ts';
import type { MailedTokens } from '../../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { keys } from '../../../platform/table/keys.ts';

interface Needs {
  accountsStore: AccountsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const confirmHandler = handler(
  contract.accounts.confirm,
  async ({ body }, { accountsStore, mailedTokens, identity, clock }: Needs) => {
    const at = clock.now();
    const { userId } = await mailedTokens.purpose(body.confirmationToken, 'confirmation', at);
    const account = await accountsStore.account(userId);
    if (!account) throw refuse.gone('Token is wrong!', 'token');
    const event = eventOf('account-confirmed', {
      id: clock.newId(),
      at,
      actor: eventActor(account),
      subject: keys.userSubject(userId),
      data: confirmedFacts(account),
    });
    await accountsStore.saveConfirmed(userId, event, [mailedTokens.use(body.confirmationToken, at)]);
    await identity.markEmailVerified(account.uuid);
    return { email: account.email, applyTo: account.applyTo ?? null };
  },
);

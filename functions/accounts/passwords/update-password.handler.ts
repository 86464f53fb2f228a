import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../door/handler.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import type { StoredAccount } from '../../records/account.ts';
import { confirmedAlready } from '../../records/account.ts';
import type { MailedTokens } from '../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import { keys } from '../../table/keys.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const updatePasswordHandler = handler(contract.accounts.updatePassword, async ({ body }, needs: Needs) => {
  const { accountsStore, sessionsStore, mailedTokens, identity, clock } = needs;
  const at = clock.now();
  const { userId } = await mailedTokens.purpose(body.token, 'recovery', at);
  const account = await accountsStore.account(userId);
  if (!account || account.status === 'disabled') throw refuse.gone('Token is wrong!', 'token');
  await mailedTokens.take(body.token, at);
  try {
    await identity.setPassword(account.uuid, body.password);
  } catch (error) {
    await mailedTokens.giveBack(body.token, at);
    throw error;
  }
  // Only after the password: nobody gets in with one that was chosen before the address was proved.
  if (account.status === 'unconfirmed') await confirmAddress(account, at, needs);
  const data = { userId, firstName: account.firstName, by: 'link' as const };
  const event = eventOf('password-changed', {
    id: clock.newId(),
    at,
    actor: eventActor(account),
    subject: keys.userSubject(userId),
    data,
  });
  const eventId = clock.newId();
  const endAll = (now: StoredAccount) => endSessions(now, () => true, 'password', { at, eventId });
  // After the password, so that a session opened meanwhile with the former one ends too.
  await sessionsStore.change(account, (now) => ({ ...endAll(now), events: [event, ...endAll(now).events] }));
  await identity.signOutEverywhere(account.uuid);
  return { done: true as const };
});

/** The link was mailed to the address, so it proves it; an address confirmed at the same time is no less so. */
async function confirmAddress(
  account: StoredAccount,
  at: string,
  { accountsStore, identity, clock }: Needs,
): Promise<void> {
  const { id, uuid, role } = account;
  const event = eventOf('account-confirmed', {
    id: clock.newId(),
    at,
    actor: eventActor(account),
    subject: keys.userSubject(id),
    data: { userId: id, role },
  });
  try {
    await accountsStore.saveConfirmed(id, event, []);
  } catch (error) {
    if (error !== confirmedAlready) throw error;
  }
  await identity.markEmailVerified(uuid);
}

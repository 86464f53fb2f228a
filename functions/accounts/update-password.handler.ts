import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { Identity } from '../outside/identity/port.ts';
import type { StoredAccount } from '../table/accounts.ts';
import type { MailedTokens } from '../table/mailed-tokens.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { AccountsStore } from './accounts.store.ts';
import { endSessions } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

interface Needs {
  accountsStore: AccountsStore;
  sessionsStore: SessionsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const updatePasswordHandler = answer(contract.accounts.updatePassword, async ({ body }, { accountsStore, sessionsStore, mailedTokens, identity, clock }: Needs) => {
  const at = clock.now();
  const { userId } = await mailedTokens.purpose(body.token, 'recovery', at);
  const account = await accountsStore.account(userId);
  if (account?.status !== 'active') throw refuse.gone('Token is wrong!', 'token');
  await mailedTokens.take(body.token, at);
  try {
    await identity.setPassword(account.uuid, body.password);
  } catch (error) {
    await mailedTokens.giveBack(body.token, at);
    throw error;
  }
  const data = { userId, firstName: account.firstName, by: 'link' as const };
  const event = eventOf('password-changed', { id: clock.newId(), at, actor: eventActor(account), subject: `USER#${userId}`, data });
  const eventId = clock.newId();
  const endAll = (now: StoredAccount) => endSessions(now, () => true, 'password', { at, eventId });
  // After the password, so that a session goes too that was opened with the former one in between.
  await sessionsStore.change(account, (now) => ({ ...endAll(now), events: [event, ...endAll(now).events] }));
  await identity.signOutEverywhere(account.uuid);
  return { done: true as const };
});

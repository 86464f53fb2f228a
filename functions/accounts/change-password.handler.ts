import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { Identity } from '../outside/identity/port.ts';
import { eventActor, eventOf } from '../table/outbox.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { AttemptsStore } from './attempts.store.ts';
import { sessionCookie } from './session-cookie.ts';

interface Needs {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  identity: Identity;
  clock: Clock;
}

export const changePasswordHandler = answer(contract.accounts.changePassword, async ({ body, actor, sourceIp }, { accountsStore, attemptsStore, identity, clock }: Needs) => {
  const at = clock.now();
  const attempt = { what: 'change-password', account: actor.uuid, sourceIp };
  await attemptsStore.take(attempt, at, 'oldPassword');
  if (!(await identity.signIn(actor.uuid, body.oldPassword))) throw refuse.invalid('oldPassword', 'This is not your password');
  await attemptsStore.forget(attempt);
  await identity.setPassword(actor.uuid, body.newPassword);
  await identity.signOutEverywhere(actor.uuid);
  const data = { userId: actor.id, firstName: actor.firstName, by: 'user' as const };
  await accountsStore.saveEvent(eventOf('password-changed', { id: clock.newId(), at, actor: eventActor(actor), subject: `USER#${actor.id}`, data }));
  const session = await identity.signIn(actor.uuid, body.newPassword);
  if (!session) throw new Error('the new password does not sign in');
  return new Reply({ done: true as const }, { headers: { jwt: session.accessToken }, cookies: [sessionCookie(session.refreshToken, true)] });
});

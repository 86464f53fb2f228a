import { contract } from '../../shared/contract/contract.ts';
import { answer, Reply } from '../door/answer.ts';
import type { Clock } from '../door/clock.ts';
import { refuse } from '../door/refusal.ts';
import type { Identity } from '../outside/identity/port.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { AttemptsStore } from './attempts.store.ts';
import { sessionCookie } from './session-cookie.ts';

interface Needs {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  identity: Identity;
  clock: Clock;
}

export const signInHandler = answer(contract.accounts.signIn, async ({ body, sourceIp }, { accountsStore, attemptsStore, identity, clock }: Needs) => {
  const attempt = { what: 'sign-in', account: body.email, sourceIp };
  const [account] = await Promise.all([accountsStore.accountByEmail(body.email), attemptsStore.take(attempt, clock.now(), 'password')]);
  // An unknown address goes through the same check, so that neither the answer nor its time tells who has an account.
  const session = await identity.signIn(account?.uuid ?? clock.newUuid(clock.newId()), body.password);
  if (!account || !session || account.status === 'disabled') throw refuse.forbidden('Wrong email or password', 'password');
  await attemptsStore.forget(attempt);
  if (account.status === 'unconfirmed') throw refuse.conflict('Confirm your email first; we have mailed you the link', 'email');
  return new Reply(account, { headers: { jwt: session.accessToken }, cookies: [sessionCookie(session.refreshToken, body.remember ?? true)] });
});

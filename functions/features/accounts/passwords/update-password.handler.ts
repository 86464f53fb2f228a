import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { confirmedAlready, confirmedFacts } from '../../../records/account.ts';
import type { MailedTokens } from '../../../records/mailed-token.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { deviceOf } from '../attempts/known-device.ts';
import { deviceCookie, deviceSecretIn } from '../sessions/device-cookie.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import { keys } from '../../../platform/table/keys.ts';

interface Needs {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  sessionsStore: SessionsStore;
  mailedTokens: MailedTokens;
  identity: Identity;
  clock: Clock;
}

export const updatePasswordHandler = handler(
  contract.accounts.updatePassword,
  async ({ body, cookies }, needs: Needs) => {
    const { accountsStore, attemptsStore, sessionsStore, mailedTokens, identity, clock } = needs;
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
    // Only the owner gets the link, so this browser is theirs; the others have to prove it again.
    const deviceSecret = deviceSecretIn(cookies) ?? clock.newToken();
    // After the password, so that a session opened meanwhile with the former one ends too.
    await sessionsStore.change(
      account,
      (now) => ({ ...endAll(now), devices: [deviceOf(deviceSecret)], events: [event, ...endAll(now).events] }),
      attemptsStore.forgettingGuesses(account.email),
    );
    // The identity provider forgets wrong passwords when a right one comes, and would pause for others' guesses until
    // then. The password is set in any case.
    await identity.signIn(account.uuid, body.password, { waits: true }).catch(() => undefined);
    await identity.signOutEverywhere(account.uuid);
    return new Reply({ done: true as const }, { cookies: [deviceCookie(deviceSecret)] });
  },
);

/** The link was mailed to the address, so it proves it; an address confirmed at the same time is no less so. */
async function confirmAddress(
  account: StoredAccount,
  at: string,
  { accountsStore, identity, clock }: Needs,
): Promise<void> {
  const { id, uuid } = account;
  const event = eventOf('account-confirmed', {
    id: clock.newId(),
    at,
    actor: eventActor(account),
    subject: keys.userSubject(id),
    data: confirmedFacts(account),
  });
  try {
    await accountsStore.saveConfirmed(id, event, []);
  } catch (error) {
    if (error !== confirmedAlready) throw error;
  }
  await identity.markEmailVerified(uuid);
}

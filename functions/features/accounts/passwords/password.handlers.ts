import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import { isChallenge, type Identity } from '../../../platform/outside/identity/port.ts';
import { keys } from '../../../platform/table/keys.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { confirmedAlready, type StoredAccount } from '../../../records/account.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { deviceOf } from '../attempts/known-device.ts';
import { confirmedFacts } from '../letters/confirmed-facts.ts';
import { requestMail, type RequestMailNeeds } from '../letters/request-mail.steps.ts';
import { proveCode } from '../second-factor/prove-both.steps.ts';
import { deviceCookie, deviceSecretIn } from '../sessions/device-cookie.ts';
import { rotatingCookie } from '../sessions/session-token.steps.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import { endSessions, renewOnly } from '../sessions/sessions.ts';
import type { SignInNeeds } from '../sessions/sign-in.handler.ts';

export const recoverPasswordHandler = handler(
  contract.accounts.recoverPassword,
  async ({ body, sourceIp, cookies }, needs: RequestMailNeeds) =>
    // The link proves the address as a confirmation does. Confirming alone would let the person who registered it keep
    // the password that they chose.
    requestMail(
      {
        what: 'password-recovery-requested',
        email: body.email,
        sourceIp,
        cookies,
        events: { active: 'password-recovery-requested', unconfirmed: 'password-recovery-requested' },
      },
      needs,
    ),
);

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
  async ({ body, cookies, refuse }, needs: Needs) => {
    const { accountsStore, attemptsStore, sessionsStore, mailedTokens, identity, clock } = needs;
    const at = clock.now();
    const { userId } = await mailedTokens.purpose(body.token, 'recovery', at);
    const account = await accountsStore.account(userId);
    if (!account || account.status === 'disabled') throw refuse.wrongToken();
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
  await tryWrite(accountsStore.saveConfirmed(id, event, []), confirmedAlready);
  await identity.markEmailVerified(uuid);
}

export const changePasswordHandler = handler(
  contract.accounts.changePassword,
  async ({ body, actor, sourceIp, refuse }, needs: SignInNeeds) => {
    const { accountsStore, attemptsStore, sessionsStore, identity, clock } = needs;
    const at = clock.now();
    const attempt = { what: 'change-password', account: actor.uuid, sourceIp };
    await attemptsStore.take(attempt, at, 'oldPassword');
    const proof = await identity.signIn(actor.uuid, body.oldPassword, { waits: true });
    if (!proof) throw refuse.invalid('oldPassword', 'This is not your password');
    await attemptsStore.forget(attemptsStore.countedOf(attempt));
    if (isChallenge(proof)) await proveCode(proof, body.code, { actor, sourceIp }, needs);
    const [account, current] = await Promise.all([
      accountsStore.account(actor.id),
      sessionsStore.session(actor.id, actor.sessionId ?? 0),
    ]);
    if (!account || !current) throw refuse.sessionEnded();
    await identity.setPassword(actor.uuid, body.newPassword);
    const data = { userId: actor.id, firstName: actor.firstName, by: 'user' as const };
    const changed = eventOf('password-changed', {
      id: clock.newId(),
      at,
      actor: eventActor(actor),
      subject: keys.userSubject(actor.id),
      data,
    });
    const [eventId, lateEventId] = [clock.newId(), clock.newId()];
    // Immediately, so that the other sessions are over and the owner is notified even if the identity provider fails
    // from here on.
    await sessionsStore.change(account, (now) => {
      const others = endSessions(now, (id) => id !== current.id, 'password', { at, eventId });
      return { ...others, events: [changed, ...others.events] };
    });
    // With a second factor there is no new session without a code; this one continues, and the others are over.
    if (isChallenge(proof)) return { done: true as const };
    await identity.signOutEverywhere(actor.uuid);
    const renewed = await identity.signIn(actor.uuid, body.newPassword, { waits: true });
    if (!renewed || isChallenge(renewed)) throw new Error('the new password does not sign in');
    await sessionsStore.change((await accountsStore.account(actor.id)) ?? account, (now) =>
      renewOnly(now, current, renewed.session, { at, eventId: lateEventId }),
    );
    const token = { refreshToken: renewed.refreshToken, generation: 1, remembered: current.remembered };
    const cookie = await rotatingCookie(token, identity);
    return new Reply({ done: true as const }, { headers: { jwt: renewed.accessToken }, cookies: [cookie] });
  },
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { rotatingCookie } from '../sessions/session-token.steps.ts';
import { endSessions, renewOnly } from '../sessions/sessions.ts';
import type { SignInNeeds } from '../sessions/sign-in.handler.ts';
import { keys } from '../../../platform/table/keys.ts';

export const changePasswordHandler = handler(
  contract.accounts.changePassword,
  async ({ body, actor, sourceIp }, { accountsStore, attemptsStore, sessionsStore, identity, clock }: SignInNeeds) => {
    const at = clock.now();
    const attempt = { what: 'change-password', account: actor.uuid, sourceIp };
    await attemptsStore.take(attempt, at, 'oldPassword');
    if (!(await identity.signIn(actor.uuid, body.oldPassword, { waits: true })))
      throw refuse.invalid('oldPassword', 'This is not your password');
    await attemptsStore.forget(attemptsStore.countedOf(attempt));
    const [account, current] = await Promise.all([
      accountsStore.account(actor.id),
      sessionsStore.session(actor.id, actor.sessionId ?? 0),
    ]);
    if (!account || !current) throw refuse.unauthenticated('Your session has ended; sign in again');
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
    await identity.signOutEverywhere(actor.uuid);
    const renewed = await identity.signIn(actor.uuid, body.newPassword, { waits: true });
    if (!renewed) throw new Error('the new password does not sign in');
    await sessionsStore.change((await accountsStore.account(actor.id)) ?? account, (now) =>
      renewOnly(now, current, renewed.session, { at, eventId: lateEventId }),
    );
    const token = { refreshToken: renewed.refreshToken, generation: 1, remembered: current.remembered };
    const cookie = await rotatingCookie(token, identity);
    return new Reply({ done: true as const }, { headers: { jwt: renewed.accessToken }, cookies: [cookie] });
  },
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler, Reply } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { StoredAccount } from '../../../records/account.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { deviceOf, withDevice } from '../attempts/known-device.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.steps.ts';
import type { SecondFactorsStore } from '../second-factor/second-factors.store.ts';
import { deviceCookie, deviceSecretIn } from './device-cookie.ts';
import { endBrowserSession } from './end-browser-session.steps.ts';
import { logged } from './logged-log-in.steps.ts';
import { rotatingCookie } from './session-token.steps.ts';
import { openSession } from './sessions.ts';
import type { SessionsStore } from './sessions.store.ts';

/** What checking a password and opening the session it leads to takes. */
export interface SignInNeeds {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  sessionsStore: SessionsStore;
  secondFactors: SecondFactorsStore;
  identity: Identity;
  clock: Clock;
}

export const signInHandler = handler(
  contract.accounts.signIn,
  logged(async ({ body, cookies, sourceIp, userAgent, refuse }, needs: SignInNeeds) => {
    const { accountsStore, attemptsStore, sessionsStore, identity, clock } = needs;
    const wrong = () => refuse.forbidden('Wrong email or password', 'password');
    const secret = deviceSecretIn(cookies);
    const device = secret && deviceOf(secret);
    // An unknown address takes the same path, with the same reads and checks, so that neither response nor timing
    // reveals who has an account.
    const taken = await attemptsStore.takeGuess(
      { what: 'sign-in', account: body.email, sourceIp, device },
      {
        now: clock.now(),
        key: body.code === undefined ? 'password' : 'code',
        accountOfOwner: accountsStore.accountOfOwner,
      },
    );
    const { account, isKnownDevice } = taken;
    const given = await identity.signIn(account?.uuid ?? clock.newUuid(clock.newId()), body.password, {
      waits: isKnownDevice,
    });
    const session = await passSecondFactor(given, { account, password: body.password, code: body.code }, needs);
    const isLetIn = account?.status === 'active';
    if (session && !isLetIn) await identity.revoke(session.refreshToken);
    if (!account || !session || account.status === 'disabled') throw wrong();
    if (!isLetIn) {
      await attemptsStore.forget(taken);
      throw refuse.conflict('Confirm your email first; we have mailed you the link', 'email');
    }
    const remembered = body.remember ?? true;
    await endBrowserSession(cookies, needs);
    const opened = { id: clock.newId(), name: session.session, userAgent, remembered };
    const deviceSecret = secret ?? clock.newToken();
    const circumstances = { at: clock.now(), eventId: clock.newId() };
    const open = (now: StoredAccount) => {
      // Closed since it was read: the later read decides.
      if (now.status !== 'active') throw wrong();
      return {
        ...openSession(now, opened, circumstances),
        devices: withDevice(now, deviceOf(deviceSecret)),
      };
    };
    await Promise.all([
      sessionsStore.change(account, open, attemptsStore.forgetting(taken)),
      attemptsStore.forgive(taken),
    ]);
    const token = { refreshToken: session.refreshToken, generation: 1, remembered };
    return new Reply(account, {
      headers: { jwt: session.accessToken },
      cookies: [await rotatingCookie(token, identity), deviceCookie(deviceSecret)],
    });
  }),
);

import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { deviceOf } from '../attempts/known-device.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.steps.ts';
import type { SecondFactorsStore } from '../second-factor/second-factors.store.ts';
import { deviceSecretIn } from './device-cookie.ts';
import { letIn } from './let-in.steps.ts';
import { logged } from './logged-log-in.steps.ts';
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
    const { accountsStore, attemptsStore, identity, clock } = needs;
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
    const opened = { account, session, remembered: body.remember ?? true, taken, wrong };
    return letIn(opened, { cookies, userAgent }, needs);
  }),
);

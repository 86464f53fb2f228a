import { isRecoveryCode } from '../../../../shared/rules/second-factor-code.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { isChallenge, type Challenge, type Identity, type Session } from '../../../platform/outside/identity/port.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { secondFactorChange } from './second-factor-change.ts';
import type { SecondFactorsStore } from './second-factors.store.ts';

export interface SecondFactorNeeds {
  secondFactors: SecondFactorsStore;
  identity: Identity;
  clock: Clock;
}

/**
 * The session to which a right password leads with the code that is asked for; none where the password was wrong. A
 * recovery code turns the second factor off, because its owner has lost the app. What is stored here decides: where the
 * user pool asks although the second factor was turned off, it did not hear of that, and gets it again.
 */
export async function passSecondFactor(
  given: Session | Challenge | undefined,
  { account, password, code }: { account: StoredAccount | undefined; password: string; code: string | undefined },
  { secondFactors, identity, clock }: SecondFactorNeeds,
): Promise<Session | undefined> {
  if (!given || !isChallenge(given)) return given;
  if (account?.status !== 'active') return undefined;
  const withoutCode = async () => {
    await identity.requireCode(account.uuid, false);
    const opened = await identity.signIn(account.uuid, password, { waits: true });
    return opened && !isChallenge(opened) ? opened : undefined;
  };
  if (!(await secondFactors.secondFactor(account.id))) return withoutCode();
  if (code === undefined) throw refuse.forbidden('Enter the code that your authenticator app shows', 'code');
  const wrong = () => refuse.forbidden('This code is wrong, or it was used before', 'code');
  if (isRecoveryCode(code)) {
    const event = secondFactorChange(account, 'recovered', { id: clock.newId(), at: clock.now() });
    if (!(await secondFactors.saveRecovered(event, code))) throw wrong();
    return withoutCode();
  }
  const session = await identity.answer(account.uuid, given, code);
  if (!session) throw wrong();
  return session;
}

import { isRecoveryCode } from '../../../../shared/rules/second-factor-code.ts';
import type { Actor } from '../../../platform/door/actor.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { checkPassword, type PasswordNeeds } from '../../../platform/outside/identity/confirm-password.ts';
import { isChallenge, type Session } from '../../../platform/outside/identity/port.ts';
import { noSecondFactor, recoveryHash } from '../../../records/second-factor.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import type { SecondFactorNeeds } from './pass-second-factor.steps.ts';

/** What proving that one is the account's owner takes. */
export interface ProofNeeds extends SecondFactorNeeds, Pick<PasswordNeeds, 'passwordTries'> {
  attemptsStore: AttemptsStore;
}
interface Proof {
  body: { password: string; code: string };
  actor: Actor;
  sourceIp: string;
}

/** Does something in a session that the password opens and that ends with it; refused where codes are asked for already. */
export async function withSession<T>(
  { uuid }: Actor,
  password: string,
  needs: ProofNeeds,
  act: (session: Session) => Promise<T>,
): Promise<T> {
  const given = await checkPassword(uuid, password, needs.clock.now(), needs);
  if (isChallenge(given)) throw refuse.conflict('The second factor is on already');
  try {
    return await act(given);
  } finally {
    await needs.identity.revoke(given.refreshToken);
  }
}

/** Refuses callers who do not know the password, or have no code of the app and no recovery code. */
export async function proveBoth({ body, actor, sourceIp }: Proof, needs: ProofNeeds): Promise<void> {
  const { secondFactors, identity, clock } = needs;
  const given = await checkPassword(actor.uuid, body.password, clock.now(), needs);
  if (!isChallenge(given)) {
    await identity.revoke(given.refreshToken);
    throw noSecondFactor;
  }
  await countingCodes({ body, actor, sourceIp }, needs, async () => {
    if (isRecoveryCode(body.code)) {
      const found = await secondFactors.secondFactor(actor.id);
      return found?.codes.includes(recoveryHash(actor.id, body.code)) ?? false;
    }
    const opened = await identity.answer(actor.uuid, given, body.code);
    if (opened) await identity.revoke(opened.refreshToken);
    return opened !== undefined;
  });
}

/** Refuses a wrong code, and any code after too many wrong ones. */
export async function countingCodes(
  { actor, sourceIp }: Proof,
  { attemptsStore, clock }: ProofNeeds,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = { what: 'second-factor', account: actor.uuid, sourceIp };
  await attemptsStore.take(attempt, clock.now(), 'code');
  if (!(await isRight())) throw refuse.invalid('code', 'This code is wrong, or it was used before');
  await attemptsStore.forget(attemptsStore.countedOf(attempt));
}

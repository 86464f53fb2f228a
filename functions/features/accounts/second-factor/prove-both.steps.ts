import { isRecoveryCode } from '../../../../shared/rules/second-factor-code.ts';
import type { Actor } from '../../../platform/door/actor.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import { checkPassword, type PasswordNeeds } from '../../../platform/outside/identity/confirm-password.ts';
import { isChallenge, type Challenge, type Session } from '../../../platform/outside/identity/port.ts';
import { noSecondFactor, recoveryHash } from '../../../records/second-factor.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import type { SecondFactorNeeds } from './pass-second-factor.steps.ts';

interface CodeNeeds extends SecondFactorNeeds {
  attemptsStore: AttemptsStore;
}
/** What proving that one is the account's owner takes. */
export interface ProofNeeds extends CodeNeeds, Pick<PasswordNeeds, 'passwordTries'> {}
interface Caller {
  actor: Actor;
  sourceIp: string;
}
interface Proof extends Caller {
  body: { password: string; code: string };
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
  await countingCodes({ actor, sourceIp }, needs, async () => {
    if (!isRecoveryCode(body.code)) return isOfApp(actor, given, body.code, needs);
    const found = await secondFactors.secondFactor(actor.id);
    return found?.codes.includes(recoveryHash(actor.id, body.code)) ?? false;
  });
}

/** Refuses callers who do not know the password, or whose second factor is on and who have no code of the app. */
export async function proveOwner(
  { body, actor, sourceIp }: Caller & { body: { password: string; code?: string | undefined } },
  needs: ProofNeeds,
): Promise<void> {
  const given = await checkPassword(actor.uuid, body.password, needs.clock.now(), needs);
  if (!isChallenge(given)) return needs.identity.revoke(given.refreshToken);
  await proveCode(given, body.code, { actor, sourceIp }, needs);
}

/** Refuses a missing or wrong code of the app where the password led to the question for one. */
export async function proveCode(
  given: Challenge,
  code: string | undefined,
  caller: Caller,
  needs: CodeNeeds,
): Promise<void> {
  // What is stored here decides: the user pool may not have heard yet that the second factor was turned off.
  if (!(await needs.secondFactors.secondFactor(caller.actor.id))) return;
  if (code === undefined) throw refuse.invalid('code', 'Enter the code that your authenticator app shows');
  await countingCodes(caller, needs, async () => isOfApp(caller.actor, given, code, needs));
}

async function isOfApp({ uuid }: Actor, given: Challenge, code: string, { identity }: CodeNeeds): Promise<boolean> {
  const opened = await identity.answer(uuid, given, code);
  if (opened) await identity.revoke(opened.refreshToken);
  return opened !== undefined;
}

/** Refuses a wrong code, and any code after too many wrong ones. */
export async function countingCodes(
  { actor, sourceIp }: Caller,
  { attemptsStore, clock }: Pick<CodeNeeds, 'attemptsStore' | 'clock'>,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = { what: 'second-factor', account: actor.uuid, sourceIp };
  await attemptsStore.take(attempt, clock.now(), 'code');
  if (!(await isRight())) throw refuse.invalid('code', 'This code is wrong, or it was used before');
  await attemptsStore.forget(attemptsStore.countedOf(attempt));
}

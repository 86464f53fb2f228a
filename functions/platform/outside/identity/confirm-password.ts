import { refuse } from '../../door/refusal.ts';
import { isChallenge, type Challenge, type Identity, type Session } from './port.ts';
import type { PasswordTries } from './password-tries.ts';

export interface PasswordNeeds {
  passwordTries: PasswordTries;
  identity: Pick<Identity, 'signIn' | 'revoke'>;
}

/**
 * The session, or the question for a code, to which a right password leads; refuses a wrong one. The caller ends the
 * session.
 */
export async function checkPassword(
  uuid: string,
  password: string,
  now: string,
  { passwordTries, identity }: PasswordNeeds,
): Promise<Session | Challenge> {
  const taken = await passwordTries.take(uuid, now);
  const given = await identity.signIn(uuid, password, { waits: true }).catch(async (error: unknown) => {
    // Nobody learned whether it was right, so it counts as no guess; earlier wrong ones still do.
    await passwordTries.succeed({ ...taken, failed: 0 });
    throw error;
  });
  if (!given) {
    await passwordTries.fail(taken);
    throw refuse.invalid('password', 'This is not your password');
  }
  await passwordTries.succeed(taken);
  return given;
}

/**
 * Refuses callers who do not know the account's password, although they hold its session. The session that the check
 * opens is ended immediately.
 */
export async function confirmPassword(
  uuid: string,
  password: string,
  now: string,
  needs: PasswordNeeds,
): Promise<void> {
  const given = await checkPassword(uuid, password, now, needs);
  if (!isChallenge(given)) await needs.identity.revoke(given.refreshToken);
}

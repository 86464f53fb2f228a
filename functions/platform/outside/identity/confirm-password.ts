import { refuse } from '../../door/refusal.ts';
import type { Identity } from './port.ts';
import type { PasswordTries } from './password-tries.ts';

export interface PasswordNeeds {
  passwordTries: PasswordTries;
  identity: Pick<Identity, 'signIn' | 'revoke'>;
}

/**
 * Refuses callers who do not know the account's password, although they hold its session. The session that the check
 * opens is ended immediately.
 */
export async function confirmPassword(
  uuid: string,
  password: string,
  now: string,
  { passwordTries, identity }: PasswordNeeds,
): Promise<void> {
  const taken = await passwordTries.take(uuid, now);
  const session = await identity.signIn(uuid, password, { waits: true });
  if (!session) {
    await passwordTries.fail(taken);
    throw refuse.invalid('password', 'This is not your password');
  }
  await Promise.all([identity.revoke(session.refreshToken), passwordTries.succeed(taken)]);
}

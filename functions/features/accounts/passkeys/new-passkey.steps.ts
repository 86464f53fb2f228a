import { timingSafeEqual } from 'node:crypto';
import { mostPasskeys } from '../../../../shared/model/passkey.ts';
import type { PasskeyCredential } from '../../../../shared/validation/passkey.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { StoredPasskey, StoredPasskeys } from '../../../records/passkeys.ts';

type Seal = Pick<Identity, 'seal'>;

/** Refuses everything about passkeys where the user pool has none. */
export function assertOffered({ hasPasskeys }: { hasPasskeys: boolean }): void {
  if (!hasPasskeys) throw refuse.conflict('There are no passkeys here; log in with your password');
}

/** Refuses one more passkey than there can be. */
export function assertRoom(count: number): void {
  if (count >= mostPasskeys) throw refuse.conflict(`You have ${mostPasskeys} passkeys, the most there can be`);
}

/** The passkey with this id. */
export function passkeyIn({ passkeys }: StoredPasskeys, id: number): StoredPasskey {
  const found = passkeys.find((one) => one.id === id);
  if (!found) throw refuse.notFound('This passkey was removed already');
  return found;
}

/** The proof that the owner's password was given before this challenge was handed out. */
export async function proofOf(uuid: string, challenge: string, identity: Seal): Promise<string> {
  return identity.seal(`a passkey of ${uuid} is made for ${challenge}`);
}

/**
 * Refuses a passkey for a challenge without its proof: a thief of an access token can get a challenge from the user pool
 * without the password.
 */
export async function assertProved(
  uuid: string,
  { proof, credential }: { proof: string; credential: PasskeyCredential },
  identity: Seal,
): Promise<void> {
  const expected = await proofOf(uuid, challengeIn(credential), identity);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(proof)))
    throw refuse.invalid('proof', 'Begin again: this was begun elsewhere');
}

function challengeIn({ response }: PasskeyCredential): string {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return String(data.challenge);
  } catch {
    throw refuse.invalid('credential', 'Not a passkey');
  }
}

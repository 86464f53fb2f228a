import type { RequestOptions } from '../../../shared/model/passkey.ts';
import type { PasskeyCredential } from '../../../shared/validation/passkey.ts';

/** Has the browser make a passkey, which its user unlocks; null when they do not. */
export async function makePasskey(options: { challenge: string }): Promise<PasskeyCredential | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return unlocked(navigator.credentials.create({ publicKey }));
}

/** Has the browser sign with one of its passkeys of this site, which its user unlocks; null when they do not. */
export async function signWithPasskey(options: RequestOptions): Promise<PasskeyCredential | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return unlocked(navigator.credentials.get({ publicKey }));
}

const fruitless = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

async function unlocked(asked: Promise<Credential | null>): Promise<PasskeyCredential | null> {
  try {
    const made = (await asked) as PublicKeyCredential | null;
    return made && (made.toJSON() as unknown as PasskeyCredential);
  } catch (error) {
    // Cancelled, timed out, or the device has none: browsers do not say which, so that no page learns it.
    if (error instanceof DOMException && fruitless.has(error.name)) return null;
    throw error;
  }
}

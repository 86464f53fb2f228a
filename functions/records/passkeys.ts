import type { Passkey } from '../../shared/model/passkey.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';

/** A passkey as stored, by the name that its authenticator gave it. */
export interface StoredPasskey extends Passkey {
  credentialId: string;
}

/** The passkeys of an account; one that is not among them logs nobody in, whatever the user pool says. */
export interface StoredPasskeys {
  /** 0 where none was ever added. */
  version: number;
  passkeys: StoredPasskey[];
}

/** The refusal of a change of passkeys that were changed since they were read. */
export const passkeysMoved = refuse.conflict('Your passkeys were changed in this moment; look again');

/** The write of the passkeys that come after those that were read. */
export function passkeysWrite(userId: number, { version }: StoredPasskeys, passkeys: StoredPasskey[]): SingleWrite {
  return {
    put: { ...keys.passkeys(userId), version: version + 1, passkeys },
    when: version === 0 ? isNew : versionIs(version),
    refusal: passkeysMoved,
  };
}

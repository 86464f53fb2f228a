import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists } from '../platform/table/write.ts';

/** That an account has a second factor; the user pool keeps the secret that the app shares with it. */
export interface StoredSecondFactor {
  since: string;
  /** Hashes of the recovery codes that are left. */
  codes: string[];
}

/** The refusal of a step that needs a second factor, where there is none. */
export const noSecondFactor = refuse.conflict('The second factor is off');
/** The refusal of a recovery code that is none of those left. */
export const noSuchCode = new Error('no such recovery code is left');

/** How a recovery code is stored. */
export const recoveryHash = (userId: number, code: string): string => secretHash(`recovery code of ${userId}: ${code}`);

const hashes = (userId: number, codes: readonly string[]) => codes.map((code) => recoveryHash(userId, code));

/** The write of a second factor that is turned on, with its recovery codes. */
export function newSecondFactorWrite(userId: number, since: string, codes: readonly string[]): SingleWrite {
  return { put: { ...keys.secondFactor(userId), since, codes: hashes(userId, codes) } };
}

/** The write of new recovery codes, after which the earlier ones are worth nothing. */
export function renewedCodesWrite(userId: number, codes: readonly string[]): SingleWrite {
  return {
    update: keys.secondFactor(userId),
    set: { codes: hashes(userId, codes) },
    when: exists,
    refusal: noSecondFactor,
  };
}

/** The write by which one of the codes that are left turns the second factor off, once. */
export function recoveredWrite(userId: number, code: string): SingleWrite {
  return {
    remove: keys.secondFactor(userId),
    when: { expression: 'contains(#codes, :hash)', values: { hash: recoveryHash(userId, code) } },
    refusal: noSuchCode,
  };
}

/** The write that turns a second factor off, with all its recovery codes. */
export function removedSecondFactorWrite(userId: number): SingleWrite {
  return { remove: keys.secondFactor(userId), when: exists, refusal: noSecondFactor };
}

import { notAuthorized } from './cognito-refusal.ts';
import type { UserRecord } from './records.ts';

const freeTries = 5;
const longestLock = 15 * 60_000;

/**
 * Slows down guessing as Cognito does: from the fifth wrong password on, the account refuses for 2^(n-5) seconds, at
 * most 15 minutes. @see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export class SignInAttempts {
  readonly #failures = new Map<string, { count: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Throws NotAuthorizedException while the account is locked. */
  assertOpen(user: UserRecord): void {
    const failed = this.#failures.get(keyOf(user));
    if (!failed || failed.count < freeTries) return;
    const lock = Math.min(longestLock, 1000 * 2 ** (failed.count - freeTries));
    if (this.#now() - failed.at < lock) throw notAuthorized('Password attempts exceeded');
  }

  /** Counts a wrong password; a quarter of an hour without one starts the count again. */
  failed(user: UserRecord): void {
    const before = this.#failures.get(keyOf(user));
    const recent = before && this.#now() - before.at < longestLock ? before.count : 0;
    this.#failures.set(keyOf(user), { count: recent + 1, at: this.#now() });
  }

  succeeded(user: UserRecord): void {
    this.#failures.delete(keyOf(user));
  }
}

const keyOf = ({ poolId, username }: UserRecord) => `${poolId}/${username}`;

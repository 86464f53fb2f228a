import { randomBytes } from 'node:crypto';
import type { SrpExchange } from './srp.ts';

/**
 * A sign-in that waits for the client's next answer. `username` is absent when the client named a user who does not
 * exist.
 */
export type Challenge = { poolId: string; clientId: string } & (
  | { kind: 'NEW_PASSWORD_REQUIRED'; username: string }
  | {
      kind: 'PASSWORD_VERIFIER';
      username: string | undefined;
      claimedName: string;
      exchange: SrpExchange;
      secretBlock: string;
    }
);

const lifetime = 3 * 60_000;
const mostAtOnce = 10_000;

/**
 * Challenges under way, in memory: each lives three minutes and is answered once; a restart asks the client to begin
 * again.
 */
export class Challenges {
  readonly #open = new Map<string, { challenge: Challenge; until: number }>();

  /** Keeps a challenge and answers its session string. */
  begin(challenge: Challenge): string {
    const session = randomBytes(32).toString('base64url');
    this.#open.set(session, { challenge, until: Date.now() + lifetime });
    this.#dropOld();
    return session;
  }

  /**
   * The challenge of a session, without ending it. Amplify's SRP answers by secret block when it was given no session.
   */
  find(session: string | undefined, secretBlock?: string): { session: string; challenge: Challenge } | undefined {
    this.#dropOld();
    for (const [key, { challenge }] of this.#open) {
      const bySession = key === session;
      const byBlock =
        !session && secretBlock && challenge.kind === 'PASSWORD_VERIFIER' && challenge.secretBlock === secretBlock;
      if (bySession || byBlock) return { session: key, challenge };
    }
    return undefined;
  }

  end(session: string): void {
    this.#open.delete(session);
  }

  #dropOld(): void {
    // Insertion order is age order, so the walk stops at the first that is still young.
    for (const [session, { until }] of this.#open) {
      if (until > Date.now() && this.#open.size <= mostAtOnce) return;
      this.#open.delete(session);
    }
  }
}

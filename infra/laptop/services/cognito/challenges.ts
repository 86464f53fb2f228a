import { randomBytes } from 'node:crypto';
import type { ClientRecord, UserRecord } from './records.ts';

/** As long as the Session of a challenge is valid by default (AuthSessionValidity). */
const validMilliseconds = 3 * 60_000;

interface Challenged {
  poolId: string;
  username: string;
  clientId: string;
  until: number;
}

/** Sign-ins by password that still need a code. They are short, so a restart may forget them. */
export class Challenges {
  readonly #open = new Map<string, Challenged>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The Session that the caller has to give with the code. */
  begin({ poolId, username }: UserRecord, client: ClientRecord): string {
    for (const [session, { until }] of this.#open) if (until <= this.#now()) this.#open.delete(session);
    const session = randomBytes(48).toString('base64url');
    this.#open.set(session, { poolId, username, clientId: client.id, until: this.#now() + validMilliseconds });
    return session;
  }

  /** Whether this Session was given to this user by this client, and its time is not over. */
  isOpen(session: string, { poolId, username }: UserRecord, client: ClientRecord): boolean {
    const found = this.#open.get(session);
    return (
      found?.poolId === poolId &&
      found.username === username &&
      found.clientId === client.id &&
      found.until > this.#now()
    );
  }

  end(session: string): void {
    this.#open.delete(session);
  }
}

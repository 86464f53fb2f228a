import { randomBytes } from 'node:crypto';
import type { ClientRecord, UserRecord } from './records.ts';

/** As long as the Session of a challenge is valid by default (AuthSessionValidity). */
const validMilliseconds = 3 * 60_000;

interface Challenged extends Asked {
  poolId: string;
  username: string;
  clientId: string;
  until: number;
}

interface Asked {
  /** The ChallengeName; a Session is good for this one only. */
  name: string;
  /** What the response has to sign, where it is to sign something. */
  signed?: string;
}

/** Sign-ins that wait for a code or a signature. They are short, so a restart may forget them. */
export class Challenges {
  readonly #open = new Map<string, Challenged>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The Session that the caller has to give with the response. */
  begin({ poolId, username }: UserRecord, client: ClientRecord, asked: Asked): string {
    for (const [session, { until }] of this.#open) if (until <= this.#now()) this.#open.delete(session);
    const session = randomBytes(48).toString('base64url');
    this.#open.set(session, {
      ...asked,
      poolId,
      username,
      clientId: client.id,
      until: this.#now() + validMilliseconds,
    });
    return session;
  }

  /** What this Session asked of this user through this client; undefined when it did not, or its time is over. */
  asked(session: string, name: string, { poolId, username }: UserRecord, client: ClientRecord): Asked | undefined {
    const found = this.#open.get(session);
    const isOpen =
      found?.poolId === poolId &&
      found.username === username &&
      found.name === name &&
      found.clientId === client.id &&
      found.until > this.#now();
    return isOpen ? found : undefined;
  }

  end(session: string): void {
    this.#open.delete(session);
  }
}

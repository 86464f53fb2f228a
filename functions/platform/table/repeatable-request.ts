import { createHash, createHmac } from 'node:crypto';
import { keys } from './keys.ts';
import type { Key } from './key.ts';
import type { Table } from './table.ts';
import type { SingleWrite } from './write.ts';

/** How long a creating call may be repeated. */
export const repeatableSeconds = 86_400;

/** A creating call that had its effect; the table removes it after a day. */
export interface StoredRequest {
  /** What was asked for, keyed with the caller's own key, so that nobody finds out a password in it by trying. */
  fingerprint: string;
  ttl: number;
  /** The response, once it was made; without one the server stopped in between. */
  response?: { status: number; body: string };
}

/** A call as its caller names it. */
export interface RepeatableRequest {
  /** Absent where nobody is signed in. */
  callerId: number | undefined;
  /** Method and path of the route. */
  operation: string;
  idempotencyKey: string;
  /** What the contract's schemas have read of it. */
  content: unknown;
}

/** Where the call is stored: with its caller, or on its own. The key is only stored as a hash. */
export function requestKey({ callerId, operation, idempotencyKey }: RepeatableRequest): Key<StoredRequest> {
  const hash = createHash('sha256').update(`${operation} ${idempotencyKey}`).digest('hex');
  return callerId === undefined ? keys.openRequest(hash) : keys.request(callerId, hash);
}

/** The same for the same content under the same key. */
export function fingerprintOf({ operation, idempotencyKey, content }: RepeatableRequest): string {
  return createHmac('sha256', idempotencyKey)
    .update(`${operation} ${JSON.stringify(content)}`)
    .digest('hex');
}

/** Reads the calls of the last day. */
export function requestsIn(table: Table) {
  /** The call, if it had its effect less than a day ago. `now` is ISO UTC. */
  async function found(request: RepeatableRequest, now: string): Promise<StoredRequest | undefined> {
    const stored = await table.get(requestKey(request), { consistent: true });
    return stored && stored.ttl > secondsOf(now) ? stored : undefined;
  }

  /** Saves a call that had its effect, or its response. */
  async function save(write: SingleWrite): Promise<void> {
    await table.writeAlone(write);
  }

  return { found, save };
}
export type Requests = ReturnType<typeof requestsIn>;

/** The write that goes with a call's effect; a call that had it less than a day ago refuses. */
export function carriedOutWrite(request: RepeatableRequest, now: string, refusal: Error): SingleWrite {
  const stored: StoredRequest = { fingerprint: fingerprintOf(request), ttl: secondsOf(now) + repeatableSeconds };
  return {
    put: { ...requestKey(request), ...stored },
    when: { expression: 'attribute_not_exists(pk) OR #ttl <= :now', values: { now: secondsOf(now) } },
    refusal,
  };
}

/** The write of a call's response, for its repetitions. */
export function respondedWrite(request: RepeatableRequest, response: { status: number; body: string }): SingleWrite {
  return { update: requestKey(request), set: { response }, when: { expression: 'attribute_exists(pk)' } };
}

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';

/** What is attempted, and by which account or network; that is hashed before it is stored. */
export interface Attempted {
  what: string;
  by: string;
}

/** Attempts as stored; `ttl` is when they expire, in seconds. */
export interface StoredAttempts {
  count: number;
  /** How many of them turned out wrong, where that is recorded. */
  failed?: number;
  lastAt: string;
  ttl: number;
}

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** Where attempts are stored. */
export const attemptsKey = ({ what, by }: Attempted) => keys.attempts(`${what}#${secretHash(by)}`);

/** The write of a first attempt, stored for so many seconds; attempts that have not expired refuse. */
export function firstAttemptWrite(
  attempted: Attempted,
  { at, keptSeconds }: { at: string; keptSeconds: number },
  refusal: Error,
): SingleWrite {
  return {
    update: attemptsKey(attempted),
    set: { count: 1, failed: 0, lastAt: at, ttl: secondsOf(at) + keptSeconds },
    when: { expression: 'attribute_not_exists(pk) OR #ttl <= :now', values: { now: secondsOf(at) } },
    refusal,
  };
}

/**
 * The write of a further attempt, stored for so many seconds from now. After the `free` ones only one of several
 * simultaneous attempts passes: the one that counts on from the number that was `seen`.
 */
export function furtherAttemptWrite(
  attempted: Attempted,
  { at, keptSeconds, free, seen }: { at: string; keptSeconds: number; free: number; seen: number },
  refusal: Error,
): SingleWrite {
  return {
    update: attemptsKey(attempted),
    add: { count: 1 },
    set: { lastAt: at, ttl: secondsOf(at) + keptSeconds },
    when: {
      expression: 'attribute_not_exists(#count) OR #count < :free OR #count = :seen',
      values: { free, seen },
    },
    refusal,
  };
}

/** The write of one of at most `most` attempts, none of which has to be counted yet; one more refuses. */
export function allowedAttemptWrite(
  attempted: Attempted,
  { at, keptSeconds, most }: { at: string; keptSeconds: number; most: number },
  refusal: Error,
): SingleWrite {
  return {
    update: attemptsKey(attempted),
    add: { count: 1 },
    set: { lastAt: at, ttl: secondsOf(at) + keptSeconds },
    when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most } },
    refusal,
  };
}

/** The write of one attempt more, stored for so many seconds. */
export function countedAttemptWrite(
  attempted: Attempted,
  { at, keptSeconds }: { at: string; keptSeconds: number },
): SingleWrite {
  return { update: attemptsKey(attempted), add: { count: 1 }, set: { lastAt: at, ttl: secondsOf(at) + keptSeconds } };
}

/** The write of one of at most `most` attempts that expire together, under way or failed; one more refuses. */
export function limitedAttemptWrite(attempted: Attempted, most: number, refusal: Error): SingleWrite {
  return {
    update: attemptsKey(attempted),
    add: { count: 1 },
    when: { expression: '#count < :most', values: { most } },
    refusal,
  };
}

/**
 * The write that takes a successful attempt back, together with the failed ones that were seen before it; attempts that
 * were taken back or have expired meanwhile refuse.
 */
export function succeededAttemptWrite(attempted: Attempted, failed: number, refusal: Error): SingleWrite {
  return {
    update: attemptsKey(attempted),
    add: { count: -1 - failed, failed: -failed },
    when: {
      expression: failed > 0 ? 'attribute_exists(pk) AND #failed >= :failed' : 'attribute_exists(pk)',
      ...(failed > 0 ? { values: { failed } } : {}),
    },
    refusal,
  };
}

/** The write that marks one of the attempts as failed; the others are under way, or were taken back. */
export function failedAttemptWrite(attempted: Attempted): SingleWrite {
  return { update: attemptsKey(attempted), add: { failed: 1 } };
}

/** The write that clears all attempts. */
export function clearedAttemptsWrite(attempted: Attempted): SingleWrite {
  return { remove: attemptsKey(attempted) };
}

/** The write that takes one attempt back. */
export function forgivenAttemptWrite(attempted: Attempted): SingleWrite {
  return { update: attemptsKey(attempted), add: { count: -1 } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  attempts: {
    holds: 'how often an address or account was tried or mailed, under a hash',
    found: 'not by person',
    exported: { not: 'It is kept for two weeks at most, under a hash.' },
    erasure: { does: 'keep', reason: 'It slows down guessing passwords, and no mail goes twice', days: 14 },
  },
} satisfies PersonalData;

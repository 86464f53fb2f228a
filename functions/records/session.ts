import { sessionEnded } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * How long a session lasts, renewed or not: as long as the user pool's refresh tokens (infra/constructs/accounts.ts).
 */
export const sessionSeconds = 30 * 86_400;

/** A session as stored; expired ones are removed by the table's time to live. */
export interface StoredSession {
  id: number;
  browser: string | null;
  system: string | null;
  remembered: boolean;
  createdAt: string;
  refreshedAt: string;
  /** How often its refresh token was exchanged, beginning with 1; only the latest is good for another. */
  generation: number;
}

/** The refusal of a session that has ended meanwhile. */
export const sessionOver = sessionEnded();

/** The write that keeps a session until it expires. */
export function keptSessionWrite(userId: number, session: StoredSession): SingleWrite {
  const ttl = Math.floor(Date.parse(session.createdAt) / 1000) + sessionSeconds;
  return { put: { ...keys.session(userId, session.id), ...session, ttl } };
}

/** The write that removes a session that has ended. */
export function endedSessionWrite(userId: number, sessionId: number): SingleWrite {
  return { remove: keys.session(userId, sessionId) };
}

/** The write of a session's next renewal; one that has ended refuses, and so does one that was renewed already. */
export function refreshedSessionWrite(
  { userId, sessionId, generation }: { userId: number; sessionId: number; generation: number },
  at: string,
  refusal: Error,
): SingleWrite {
  return {
    update: keys.session(userId, sessionId),
    set: { refreshedAt: at, generation: generation + 1 },
    when: { expression: '#generation = :seen', values: { seen: generation } },
    refusal,
    missing: sessionOver,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  session: {
    holds: 'where and with which browser a user is signed in',
    own: (userId) => keys.sessionsOf(userId),
    exported: { file: 'sessions' },
    erasure: remove,
  },
  sessionsOf: { leadsTo: 'session' },
} satisfies PersonalData;

import { timingSafeEqual } from 'node:crypto';
import type { StoredSession } from '../../../records/session.ts';

/** What the session cookie holds: the provider's refresh token, and how often it has been exchanged. */
export interface RotatingToken {
  refreshToken: string;
  /** 1 at sign-in; each renewal gives the browser the next one. */
  generation: number;
  remembered: boolean;
}

/** Two tabs that renew at the same moment, or a response that got lost, are no theft for this long. */
export const raceSeconds = 10;

const pattern = /^([1-9]\d{0,8})\.([rb])\.([\w-]{43})\.(.+)$/;

/** What the server seals, so that nobody makes a token of another generation. */
export function sealedPart({ refreshToken, generation, remembered }: RotatingToken): string {
  return `${generation}.${remembered ? 'r' : 'b'}.${refreshToken}`;
}

/** The token as a text, with its seal (a SHA-256 MAC in base64url). */
export function tokenText(token: RotatingToken, seal: string): string {
  return `${token.generation}.${token.remembered ? 'r' : 'b'}.${seal}.${token.refreshToken}`;
}

/** The token in a text, and the seal it carries; undefined when it has another form. */
export function readToken(text: string): { token: RotatingToken; seal: string } | undefined {
  const [, generation, kind, seal, refreshToken] = pattern.exec(text) ?? [];
  if (!generation || !seal || !refreshToken) return undefined;
  return { token: { refreshToken, generation: Number(generation), remembered: kind === 'r' }, seal };
}

/** Whether two seals are the same, in a time that does not reveal where they differ. */
export function isSameSeal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * What a token of this generation may do: `rotate` into the next one, get the next one `again` because it was exchanged
 * a moment ago, or nothing, because it is `reused`: then somebody has a copy of it. `now` is ISO UTC.
 */
export function rotation(
  stored: Pick<StoredSession, 'generation' | 'refreshedAt'>,
  generation: number,
  now: string,
): 'rotate' | 'again' | 'reused' {
  if (stored.generation === generation) return 'rotate';
  const seconds = (Date.parse(now) - Date.parse(stored.refreshedAt)) / 1000;
  return stored.generation === generation + 1 && seconds <= raceSeconds ? 'again' : 'reused';
}

import type { Identity } from '../../../platform/outside/identity/port.ts';
import { refreshTokenIn, sessionCookie } from './session-cookie.ts';
import type { RotatingToken } from './rotating-token.ts';
import { isSameSeal, readToken, sealedPart, tokenText } from './rotating-token.ts';

type Seals = Pick<Identity, 'seal'>;

/** The cookie that carries a session's token of one generation; the same each time that it is made. */
export async function rotatingCookie(token: RotatingToken, identity: Seals): Promise<string> {
  return sessionCookie(tokenText(token, await identity.seal(sealedPart(token))), token.remembered);
}

/** The token among a request's cookies; undefined when there is none, or when it is none of ours. */
export async function tokenIn(cookies: Record<string, string>, identity: Seals): Promise<RotatingToken | undefined> {
  const found = readToken(refreshTokenIn(cookies) ?? '');
  return found && isSameSeal(found.seal, await identity.seal(sealedPart(found.token))) ? found.token : undefined;
}

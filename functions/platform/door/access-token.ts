import { createRemoteJWKSet, jwtVerify } from 'jose';
import { environment } from '../environment.ts';
import type { Reader } from './actor.ts';
import { readerFromClaims, sessionFromClaims } from './actor.ts';

/** The holder of a token, and the identity provider's name of its session. */
export interface Bearer extends Reader {
  session: string;
}

/** Verifies an access token outside the HTTP API; undefined for an invalid token. */
export type VerifyAccessToken = (token: string) => Promise<Bearer | undefined>;

/**
 * Verifies against the user pool's published keys, fetched once and cached by the library.
 * @see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
 */
export function accessTokenVerifier(): VerifyAccessToken {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = environment('token-keys');
  const issuer = `https://cognito-idp.${process.env.AWS_REGION}.amazonaws.com/${USER_POOL_ID}`;
  const base = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  const keySet = createRemoteJWKSet(new URL(`${base ? `${base}/${USER_POOL_ID}` : issuer}/.well-known/jwks.json`));
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keySet, { issuer, algorithms: ['RS256'] });
      const reader =
        payload.token_use === 'access' && payload.client_id === USER_POOL_CLIENT_ID
          ? readerFromClaims(payload)
          : undefined;
      return reader && { ...reader, session: sessionFromClaims(payload) };
    } catch {
      return undefined;
    }
  };
}

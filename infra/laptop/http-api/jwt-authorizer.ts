import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';

/** Claims as a function sees them: texts all, lists as `[a b]`. */
export type Claims = Record<string, string>;

export interface JwtAuthorizerOptions {
  issuer: string;
  audience: readonly string[];
  /** The issuer's public keys. */
  keys: JSONWebKeySet;
}

/** Returns the claims of a valid token, undefined for any other or none. */
export type JwtAuthorizer = (authorization: string | undefined) => Promise<Claims | undefined>;

/**
 * Checks signature, issuer, expiry and audience (`aud`, or `client_id` where a token has no audience, as Cognito's
 * access tokens).
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-jwt-authorizer.html
 */
export function jwtAuthorizer({ issuer, audience, keys }: JwtAuthorizerOptions): JwtAuthorizer {
  const keySet = createLocalJWKSet(keys);
  return async (authorization) => {
    const token = authorization?.replace(/^bearer\s+/i, '').trim();
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        algorithms: ['RS256', 'RS384', 'RS512'],
        requiredClaims: ['exp'],
      });
      const meant = payload.aud === undefined ? [payload.client_id] : [payload.aud].flat();
      return meant.some((one) => typeof one === 'string' && audience.includes(one)) ? renderClaims(payload) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Every claim as API Gateway renders it. */
export function renderClaims(payload: JWTPayload): Claims {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, render(value)]));
}

function render(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(render).join(' ')}]`;
  if (value !== null && typeof value === 'object')
    return `map[${Object.entries(value)
      .map(([name, inner]) => `${name}:${render(inner)}`)
      .join(' ')}]`;
  return String(value);
}

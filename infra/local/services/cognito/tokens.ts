import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';
import { notAuthorized } from './cognito-refusal.ts';
import type { Directory } from './directory.ts';
import type { KeptEntries } from '../kept-entries.ts';
import { nowInSeconds, type ClientRecord, type PoolRecord, type SessionRecord, type UserRecord } from './records.ts';

/** AuthenticationResult as InitiateAuth answers it; a refresh answers no new refresh token. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  RefreshToken?: string;
}

export interface TokenService {
  /** The public keys, as /<poolId>/.well-known/jwks.json answers them. */
  jwks: { keys: JWK[] };
  /** A secret of this endpoint, from which answers about users who do not exist are made up. */
  pretence: string;
  signIn(client: ClientRecord, user: UserRecord): Promise<AuthenticationResult>;
  /** Throws NotAuthorizedException when the refresh token is unknown, revoked, expired or another client's. */
  refresh(client: ClientRecord, refreshToken: string, admit: (user: UserRecord) => void): Promise<AuthenticationResult>;
  /** Ends the sign-in a refresh token stands for; a token nobody knows is no error. */
  revoke(client: ClientRecord, refreshToken: string): void;
  /** Whose access token this is; throws NotAuthorizedException when it is not valid, or its sign-in has ended. */
  bearer(accessToken: string): Promise<{ pool: PoolRecord; user: UserRecord }>;
}

/** Issues and honours RS256 tokens; the signing key is made once and kept, so that tokens outlive a restart. */
export async function tokenService(
  directory: Directory,
  kept: KeptEntries,
  issuerOf: (poolId: string) => string,
): Promise<TokenService> {
  const privateJwk = (kept.entries.get('signing-key') as JWK | undefined) ?? (await newSigningKey());
  kept.set('signing-key', privateJwk);
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk: JWK = { kty, n, e, kid, alg, use };
  const [privateKey, publicKey] = await Promise.all([importJWK(privateJwk, 'RS256'), importJWK(publicJwk, 'RS256')]);

  const sign = (poolId: string, claims: JWTPayload, seconds: number, issuedAt: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ kid, alg: 'RS256' })
      .setIssuer(issuerOf(poolId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .setJti(randomUUID())
      .sign(privateKey);

  const issue = async (
    client: ClientRecord,
    user: UserRecord,
    session: SessionRecord,
  ): Promise<AuthenticationResult> => {
    const issuedAt = nowInSeconds();
    const { sub, ...attributes } = user.attributes;
    const both = {
      sub,
      ...(user.groups.length && { 'cognito:groups': user.groups }),
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: session.authTime,
    };
    const access = {
      ...both,
      client_id: client.id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    };
    const id = { ...both, ...claimsOf(attributes), 'cognito:username': user.username, aud: client.id, token_use: 'id' };
    const [AccessToken, IdToken] = await Promise.all([
      sign(client.poolId, access, client.accessTokenSeconds, issuedAt),
      sign(client.poolId, id, client.idTokenSeconds, issuedAt),
    ]);
    return { AccessToken, IdToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
  };

  const sessionOf = (client: ClientRecord, refreshToken: string): SessionRecord | undefined => {
    const session = directory.session(refreshToken.slice(0, refreshToken.indexOf('.')));
    return session?.clientId === client.id && session.refreshTokenHash === hash(refreshToken) ? session : undefined;
  };

  return {
    jwks: { keys: [publicJwk] },
    pretence: hash(`pretence:${privateJwk.d}`),

    async signIn(client, user) {
      const originJti = randomUUID();
      const refreshToken = `${originJti}.${randomBytes(32).toString('base64url')}`;
      const authTime = nowInSeconds();
      const session: SessionRecord = {
        originJti,
        poolId: user.poolId,
        username: user.username,
        clientId: client.id,
        refreshTokenHash: hash(refreshToken),
        authTime,
        expiresAt: authTime + client.refreshTokenSeconds,
      };
      directory.saveSession(session);
      return { ...(await issue(client, user, session)), RefreshToken: refreshToken };
    },

    async refresh(client, refreshToken, admit) {
      const session = sessionOf(client, refreshToken);
      const user = session && directory.findUser(directory.pool(session.poolId), session.username);
      if (!session || !user) throw notAuthorized('Invalid Refresh Token');
      admit(user);
      return issue(client, user, session);
    },

    revoke(client, refreshToken) {
      const session = sessionOf(client, refreshToken);
      if (session) directory.endSession(session.originJti);
    },

    async bearer(accessToken) {
      const { payload } = await jwtVerify(accessToken, publicKey, { algorithms: ['RS256'] }).catch(() => {
        throw notAuthorized('Invalid Access Token');
      });
      const session = directory.session(String(payload['origin_jti']));
      const pool = session && directory.pool(session.poolId);
      const user = pool && directory.findUser(pool, session.username);
      if (payload['token_use'] !== 'access' || !user || payload.iss !== issuerOf(pool.id)) {
        throw notAuthorized('Access Token has been revoked');
      }
      return { pool, user };
    },
  };
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

/** Verified marks are kept as text but are booleans in an id token. */
function claimsOf(attributes: Record<string, string>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

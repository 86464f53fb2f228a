import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT, type JWK, type JWTPayload } from 'jose';
import { notAuthorized } from './cognito-refusal.ts';
import type { Directory } from './directory.ts';
import type { KeptEntries } from '../kept-entries.ts';
import { nowInSeconds, type ClientRecord, type SessionRecord, type UserRecord } from './records.ts';

/** AuthenticationResult as AdminInitiateAuth returns it, without the id token, which nothing reads. */
export interface AuthenticationResult {
  AccessToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  RefreshToken?: string;
}

export interface TokenService {
  /** The public keys, as /<poolId>/.well-known/jwks.json returns them. */
  jwks: { keys: JWK[] };
  signIn(client: ClientRecord, user: UserRecord): Promise<AuthenticationResult>;
  /** Throws NotAuthorizedException when the refresh token is unknown, revoked, expired or another client's. */
  refresh(
    client: ClientRecord,
    refreshToken: string,
    check: (owner: UserRecord) => void,
  ): Promise<AuthenticationResult>;
  /** Whose access token this is; throws NotAuthorizedException when it is none of ours, expired or revoked. */
  ownerOf(accessToken: string): Promise<UserRecord>;
  /** Ends the sign-in of a refresh token; an unknown token is no error. */
  revoke(client: ClientRecord, refreshToken: string): void;
}

/** Issues and verifies RS256 tokens; the signing key is made once and stored, so that tokens outlive a restart. */
export async function tokenService(
  directory: Directory,
  kept: KeptEntries,
  issuerOf: (poolId: string) => string,
): Promise<TokenService> {
  const privateJwk = (kept.entries.get('signing-key') as JWK | undefined) ?? (await newSigningKey());
  kept.set('signing-key', privateJwk);
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk: JWK = { kty, n, e, kid, alg, use };
  const privateKey = await importJWK(privateJwk, 'RS256');
  const publicKey = await importJWK(publicJwk, 'RS256');

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
    const claims = {
      sub: user.attributes['sub'],
      ...(user.groups.length && { 'cognito:groups': user.groups }),
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: session.authTime,
      client_id: client.id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    };
    const AccessToken = await sign(client.poolId, claims, client.accessTokenSeconds, issuedAt);
    return { AccessToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
  };

  const sessionOf = (client: ClientRecord, refreshToken: string): SessionRecord | undefined => {
    const session = directory.session(refreshToken.slice(0, refreshToken.indexOf('.')));
    return session?.clientId === client.id && session.refreshTokenHash === hash(refreshToken) ? session : undefined;
  };

  return {
    jwks: { keys: [publicJwk] },

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

    async refresh(client, refreshToken, check) {
      const session = sessionOf(client, refreshToken);
      const user = session && directory.findUser(session.poolId, session.username);
      if (!session || !user) throw notAuthorized('Invalid Refresh Token');
      check(user);
      return issue(client, user, session);
    },

    async ownerOf(accessToken) {
      const verified = await jwtVerify(accessToken, publicKey, { algorithms: ['RS256'] }).catch(() => undefined);
      const session = directory.session(String(verified?.payload['origin_jti']));
      const user = session && directory.findUser(session.poolId, session.username);
      if (!user) throw notAuthorized('Invalid Access Token');
      return user;
    },

    revoke(client, refreshToken) {
      const session = sessionOf(client, refreshToken);
      if (session) directory.endSession(session.originJti);
    },
  };
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

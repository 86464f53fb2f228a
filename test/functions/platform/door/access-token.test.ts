import type { JWTPayload } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { VerifyAccessToken } from '../../../../functions/platform/door/access-token.ts';
import { accessTokenVerifier } from '../../../../functions/platform/door/access-token.ts';
import { anActor } from '../../../support/builders.ts';

const manager = anActor('manager');
const pool = 'us-east-1_Pool';
const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${pool}`;
const claims = {
  username: manager.uuid,
  'cognito:groups': ['manager'],
  token_use: 'access',
  client_id: 'our-client',
  origin_jti: 's-1',
};

describe('An access token', async () => {
  const own = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k' };
  const server = createServer((request, response) => {
    response.statusCode = request.url === `/${pool}/.well-known/jwks.json` ? 200 : 404;
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  let verify: VerifyAccessToken;
  beforeAll(async () => {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('USER_POOL_ID', pool);
    vi.stubEnv('USER_POOL_CLIENT_ID', 'our-client');
    vi.stubEnv('AWS_REGION', 'us-east-1');
    vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
    verify = accessTokenVerifier();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });

  const token = (over: JWTPayload = {}, { alg = 'RS256', key = own.privateKey, from = issuer, ends = '1h' } = {}) =>
    new SignJWT({ ...claims, ...over })
      .setProtectedHeader({ alg, kid: 'k' })
      .setIssuer(from)
      .setIssuedAt()
      .setExpirationTime(ends)
      .sign(key);

  it('of our pool and client names its user, role and session', async () => {
    const { id, uuid } = manager;
    expect(await verify(await token())).toEqual({ id, uuid, role: 'manager', session: 's-1' });
  });

  it.each([
    ['of another pool', () => token({}, { from: `${issuer}2` })],
    ['of another client', () => token({ client_id: 'another' })],
    ['that is an id token', () => token({ token_use: 'id' })],
    ['that is over', () => token({}, { ends: '-1m' })],
    ['signed with another key', () => token({}, { key: other.privateKey })],
    ['of somebody without a role', () => token({ 'cognito:groups': [] })],
    ['of another form', async () => 'a.b.c'],
  ])('%s is of nobody', async (_what, made) => {
    expect(await verify(await made())).toBeUndefined();
  });

  it('signed by another algorithm is of nobody, whatever key it names', async () => {
    const [head, body] = (await token()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'k' })).toString('base64url');
    for (const forged of [`${none}.${body}.`, `${head}.${body}.`]) expect(await verify(forged)).toBeUndefined();
  });
});

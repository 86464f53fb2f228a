import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { jwtAuthorizer, renderClaims, type JwtAuthorizer } from '../../http-api/jwt-authorizer.ts';

const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_abc';
const keyPair = () => generateKeyPair('RS256', { extractable: true });
let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let authorize: JwtAuthorizer;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([keyPair(), keyPair()]);
  authorize = jwtAuthorizer({
    issuer,
    audience: ['web'],
    keys: { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256' }] },
  });
});

function token(claims: JWTPayload = {}, { by = ours, expires = '1h' } = {}): Promise<string> {
  return new SignJWT({ iss: issuer, client_id: 'web', sub: 'u', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .setIssuedAt('-2h')
    .setExpirationTime(expires)
    .sign(by.privateKey);
}

it('A valid token gives its claims, with or without Bearer', async () => {
  const good = await token({ 'cognito:groups': ['manager', 'owner'], exp: undefined });
  await expect(authorize(`Bearer ${good}`)).resolves.toMatchObject({
    sub: 'u',
    client_id: 'web',
    'cognito:groups': '[manager owner]',
    exp: expect.stringMatching(/^\d+$/),
  });
  await expect(authorize(good)).resolves.toMatchObject({ sub: 'u' });
});

it('The audience of an identity token is accepted', async () => {
  await expect(authorize(`Bearer ${await token({ client_id: undefined, aud: 'web' })}`)).resolves.toBeDefined();
  await expect(authorize(`Bearer ${await token({ aud: 'other' })}`)).resolves.toBeUndefined();
});

it.each([
  ['none', async () => undefined],
  ['an empty one', async () => 'Bearer '],
  ['nonsense', async () => 'Bearer a.b.c'],
  ['one that expired', () => token({}, { expires: '-1h' })],
  ['one of another issuer', () => token({ iss: 'https://elsewhere' })],
  ['one for another client', () => token({ client_id: 'other' })],
  ['a token signed by another issuer', () => token({}, { by: theirs })],
])('Requests with %s are refused', async (_, make) => {
  await expect(authorize(await make())).resolves.toBeUndefined();
});

it('Claims are rendered as API Gateway does', () => {
  expect(
    renderClaims({ sub: 'u', exp: 1, email_verified: true, groups: ['a', 'b'], nested: { x: 1 } } as JWTPayload),
  ).toEqual({ sub: 'u', exp: '1', email_verified: 'true', groups: '[a b]', nested: 'map[x:1]' });
});

import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

const { poolId: UserPoolId, clientId: ClientId } = serverPool;
const password = 'Passw0rd!x';

/** Signing in and out of a pool as the product declares it: usernames are our own uuids. */
describe('Cognito sign-in', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  let people: ReturnType<typeof poolUser>;
  const person = async () => {
    const username = randomUUID();
    await people.register(username, `${username}@example.org`, password);
    return username;
  };
  const tokensOf = async (name: string) => (await people.signIn(name, password)).AuthenticationResult!;

  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startCognito({ folder, pools: [serverPool] });
    client = clientFor(running.url);
    people = poolUser(client, serverPool);
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('works by username in any case, 15 minutes at a time', async () => {
    const username = await person();
    for (const name of [username, username.toUpperCase()]) {
      const { ExpiresIn, TokenType, AccessToken } = await tokensOf(name);
      expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 900, TokenType: 'Bearer' });
      expect(decodeJwt(AccessToken!)['username']).toBe(username);
    }
  });

  it('issues RS256 tokens with the claims of Cognito', async () => {
    const username = await person();
    await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username: username, GroupName: 'manager' }));
    const { AccessToken } = await tokensOf(username);
    const access = decodeJwt(AccessToken!);
    expect(decodeProtectedHeader(AccessToken!)).toEqual({ kid: running.jwks.keys[0]!.kid, alg: 'RS256' });
    expect(access).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cognito:groups': ['manager'],
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`,
      client_id: ClientId,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: expect.any(Number),
      exp: access.iat! + 900,
      iat: expect.any(Number),
      jti: expect.any(String),
      username,
    });
  });

  it('publishes keys that verify its tokens', async () => {
    const { AccessToken } = await tokensOf(await person());
    const keys = createRemoteJWKSet(new URL(`${running.url}/${UserPoolId}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(AccessToken!, keys, { issuer: running.issuerOf(UserPoolId) });
    expect(payload['token_use']).toBe('access');
    expect(Object.keys(running.jwks.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('does not reveal whether an account exists, unless the client is a legacy one', async () => {
    const username = await person();
    expect(await refusedWith(people.signIn(username, 'nope'), 'NotAuthorizedException')).toBe(
      'Incorrect username or password.',
    );
    expect(await refusedWith(people.signIn(randomUUID(), 'nope'), 'NotAuthorizedException')).toBe(
      'Incorrect username or password.',
    );
    const legacy = { ...serverPool, clientId: 'legacyclient', preventUserExistenceErrors: false };
    await running.declarePool(legacy);
    expect(await refusalOf(poolUser(client, legacy).signIn(randomUUID(), 'nope'))).toBe('UserNotFoundException');
  });

  it('refuses flows that the client does not allow', async () => {
    await running.declarePool({ ...serverPool, clientId: 'renewonly', authFlows: undefined });
    const username = await person();
    const narrow = poolUser(client, { poolId: UserPoolId, clientId: 'renewonly' });
    expect(await refusedWith(narrow.signIn(username, password), 'InvalidParameterException')).toContain(
      'flow not enabled',
    );
  });

  it('refreshes with the current groups, the same origin and no new refresh token', async () => {
    const username = await person();
    const first = await tokensOf(username);
    await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username: username, GroupName: 'clerk' }));
    const { AuthenticationResult: next } = await people.refresh(first.RefreshToken!);
    expect(next?.RefreshToken).toBeUndefined();
    const [before, after] = [decodeJwt(first.AccessToken!), decodeJwt(next!.AccessToken!)];
    expect(after).toMatchObject({
      'cognito:groups': ['clerk'],
      origin_jti: before['origin_jti'],
      auth_time: before['auth_time'],
    });
    expect(after.jti).not.toBe(before.jti);
  });

  it('refuses a refresh token of another client, and one with a changed letter', async () => {
    const { RefreshToken } = await tokensOf(await person());
    await running.declarePool({ ...serverPool, clientId: 'otherclient' });
    expect(
      await refusalOf(poolUser(client, { poolId: UserPoolId, clientId: 'otherclient' }).refresh(RefreshToken!)),
    ).toBe('NotAuthorizedException');
    const changed = RefreshToken!.slice(0, -2) + (RefreshToken!.endsWith('AA') ? 'BB' : 'AA');
    expect(await refusalOf(people.refresh(changed))).toBe('NotAuthorizedException');
  });

  it('is revoked alone and leaves the others', async () => {
    const username = await person();
    const [one, other] = [await tokensOf(username), await tokensOf(username)];
    await client.send(new cognito.RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    expect(await refusalOf(people.refresh(one.RefreshToken!))).toBe('NotAuthorizedException');
    await people.refresh(other.RefreshToken!);
  });

  it('ends everywhere at the server’s request', async () => {
    const username = await person();
    const [one, other] = [await tokensOf(username), await tokensOf(username)];
    await client.send(new cognito.AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
    for (const { RefreshToken } of [one, other])
      expect(await refusalOf(people.refresh(RefreshToken!))).toBe('NotAuthorizedException');
  });

  it('is locked after five wrong passwords, even for the right one', async () => {
    const username = await person();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(people.signIn(username, 'nope'))).toBe('NotAuthorizedException');
    expect(await refusedWith(people.signIn(username, password), 'NotAuthorizedException')).toBe(
      'Password attempts exceeded',
    );
  });
});

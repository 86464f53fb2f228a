import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { signIn, signOut } from 'aws-amplify/auth';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCognito, type RunningCognito } from '../../../../../infra/local/services/cognito/start-cognito.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';
import { aliasPool } from './cognito-pool.ts';

const { poolId: UserPoolId, clientId: ClientId } = aliasPool;
const password = 'Passw0rd!x';

/** Signing in and out of a pool as the product declares it: usernames are our own uuids, email is an alias. */
describe('Cognito sign-in with email as alias', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  let people: ReturnType<typeof poolUser>;
  const person = async () => {
    const who = { username: randomUUID(), email: `${randomUUID()}@example.org` };
    await people.register(who.username, who.email, password);
    return who;
  };
  const tokensOf = async (name: string) => (await people.adminSignIn(name, password)).AuthenticationResult!;
  const getUser = (AccessToken: string | undefined) => client.send(new cognito.GetUserCommand({ AccessToken }));

  beforeAll(async () => {
    folder = await temporaryFolder();
    running = await startCognito({ folder, pools: [aliasPool] });
    client = clientFor(running.url);
    people = poolUser(client, aliasPool);
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('works by username and by email in any case, 15 minutes at a time', async () => {
    const { username, email } = await person();
    for (const name of [username, email, email.toUpperCase()]) {
      const { ExpiresIn, TokenType, AccessToken } = await tokensOf(name);
      expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 900, TokenType: 'Bearer' });
      expect(decodeJwt(AccessToken!)['username']).toBe(username);
    }
  });

  it('issues RS256 tokens with the claims of Cognito', async () => {
    const { username, email } = await person();
    await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: 'manager' }));
    const { AccessToken, IdToken } = await tokensOf(username);
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
    expect(decodeJwt(IdToken!)).toMatchObject({
      sub: access.sub,
      'cognito:username': username,
      'cognito:groups': ['manager'],
      aud: ClientId,
      token_use: 'id',
    });
  });

  it('publishes keys that verify its tokens', async () => {
    const { AccessToken } = await tokensOf((await person()).username);
    const base = `${running.url}/${UserPoolId}/.well-known`;
    const about = (await (await fetch(`${base}/openid-configuration`)).json()) as { issuer: string; jwks_uri: string };
    expect(about).toMatchObject({ issuer: running.issuerOf(UserPoolId), jwks_uri: `${base}/jwks.json` });
    const { payload } = await jwtVerify(AccessToken!, createRemoteJWKSet(new URL(about.jwks_uri)), {
      issuer: about.issuer,
    });
    expect(payload['token_use']).toBe('access');
    expect(Object.keys(running.jwks.keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('accepts Amplify’s SRP, and refuses a wrong password and an unknown name alike', async () => {
    const { username, email } = await person();
    Amplify.configure({
      Auth: { Cognito: { userPoolId: UserPoolId, userPoolClientId: ClientId, userPoolEndpoint: running.url } },
    });
    const wrong = await signIn({ username: email, password: 'Wrong-pass1' }).catch((error: Error) => error);
    const unknown = await signIn({ username: 'who@example.org', password }).catch((error: Error) => error);
    expect(wrong).toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    expect(unknown).toMatchObject({ name: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    for (const name of [email, username]) {
      expect(await signIn({ username: name, password })).toMatchObject({ isSignedIn: true });
      await signOut();
    }
  });

  it('refuses an SRP value that would reveal the key', async () => {
    const { email } = await person();
    const begin = (SRP_A: string) =>
      client.send(
        new cognito.InitiateAuthCommand({
          ClientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: email, SRP_A },
        }),
      );
    expect((await begin('ab'.repeat(192))).ChallengeName).toBe('PASSWORD_VERIFIER');
    expect(await refusalOf(begin('0'))).toBe('NotAuthorizedException');
  });

  it('does not reveal whether an account exists, unless the client is a legacy one', async () => {
    const { email } = await person();
    expect(await refusedWith(people.adminSignIn(email, 'nope'), 'NotAuthorizedException')).toBe(
      'Incorrect username or password.',
    );
    expect(await refusedWith(people.adminSignIn('who@example.org', 'nope'), 'NotAuthorizedException')).toBe(
      'Incorrect username or password.',
    );
    const forgotten = await client.send(new cognito.ForgotPasswordCommand({ ClientId, Username: 'who@example.org' }));
    expect(forgotten.CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    const legacy = { ...aliasPool, clientId: 'legacyclient', preventUserExistenceErrors: false };
    await running.declarePool(legacy);
    expect(await refusalOf(poolUser(client, legacy).adminSignIn('who@example.org', 'nope'))).toBe(
      'UserNotFoundException',
    );
  });

  it('refuses flows that the client does not allow', async () => {
    await running.declarePool({ ...aliasPool, clientId: 'srponly', authFlows: undefined });
    const { email } = await person();
    const narrow = poolUser(client, { poolId: UserPoolId, clientId: 'srponly' });
    expect(await refusedWith(narrow.adminSignIn(email, password), 'InvalidParameterException')).toContain(
      'flow not enabled',
    );
  });

  it('refreshes with the current groups, the same origin and no new refresh token', async () => {
    const { username } = await person();
    const first = await tokensOf(username);
    await client.send(
      new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username: username, GroupName: 'recruiter' }),
    );
    const { AuthenticationResult: next } = await people.refresh(first.RefreshToken!);
    expect(next?.RefreshToken).toBeUndefined();
    const [before, after] = [decodeJwt(first.AccessToken!), decodeJwt(next!.AccessToken!)];
    expect(after).toMatchObject({
      'cognito:groups': ['recruiter'],
      origin_jti: before['origin_jti'],
      auth_time: before['auth_time'],
    });
    expect(after.jti).not.toBe(before.jti);
  });

  it('refuses a refresh token of another client, and one with a changed letter', async () => {
    const { RefreshToken } = await tokensOf((await person()).username);
    await running.declarePool({ ...aliasPool, clientId: 'otherclient' });
    expect(
      await refusalOf(poolUser(client, { poolId: UserPoolId, clientId: 'otherclient' }).refresh(RefreshToken!)),
    ).toBe('NotAuthorizedException');
    const changed = RefreshToken!.slice(0, -2) + (RefreshToken!.endsWith('AA') ? 'BB' : 'AA');
    expect(await refusalOf(people.refresh(changed))).toBe('NotAuthorizedException');
  });

  it('is revoked alone and leaves the others', async () => {
    const { username } = await person();
    const [one, other] = [await tokensOf(username), await tokensOf(username)];
    await client.send(new cognito.RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    expect(await refusalOf(people.refresh(one.RefreshToken!))).toBe('NotAuthorizedException');
    expect(await refusalOf(getUser(one.AccessToken))).toBe('NotAuthorizedException');
    await people.refresh(other.RefreshToken!);
    expect((await getUser(other.AccessToken)).Username).toBe(username);
  });

  it('ends everywhere at the request of the user or an administrator', async () => {
    const { username } = await person();
    const [one, other] = [await tokensOf(username), await tokensOf(username)];
    await client.send(new cognito.GlobalSignOutCommand({ AccessToken: one.AccessToken }));
    expect(await refusalOf(people.refresh(other.RefreshToken!))).toBe('NotAuthorizedException');
    expect(await refusalOf(getUser(other.AccessToken))).toBe('NotAuthorizedException');
    const third = await tokensOf(username);
    await client.send(new cognito.AdminUserGlobalSignOutCommand({ UserPoolId, Username: username }));
    expect(await refusalOf(people.refresh(third.RefreshToken!))).toBe('NotAuthorizedException');
  });

  it('keeps a disabled user out, with or without tokens', async () => {
    const { username, email } = await person();
    const { RefreshToken } = await tokensOf(username);
    await client.send(new cognito.AdminDisableUserCommand({ UserPoolId, Username: email }));
    expect(await refusedWith(people.adminSignIn(email, password), 'NotAuthorizedException')).toBe('User is disabled.');
    expect(await refusalOf(people.refresh(RefreshToken!))).toBe('NotAuthorizedException');
    await client.send(new cognito.AdminEnableUserCommand({ UserPoolId, Username: email }));
    await tokensOf(email);
  });

  it('lets users delete their account and change their attributes, but not verify themselves', async () => {
    const { username, email } = await person();
    const { AccessToken } = await tokensOf(username);
    const update = (Name: string, Value: string) =>
      client.send(new cognito.UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
    await update('name', 'Ann');
    expect(await refusalOf(update('email_verified', 'true'))).toBe('NotAuthorizedException');
    expect((await getUser(AccessToken)).UserAttributes).toContainEqual({ Name: 'name', Value: 'Ann' });
    await client.send(new cognito.DeleteUserCommand({ AccessToken }));
    expect(await refusalOf(people.get(email))).toBe('UserNotFoundException');
  });

  it('is locked after five wrong passwords, even for the right one', async () => {
    const { email } = await person();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(people.adminSignIn(email, 'nope'))).toBe('NotAuthorizedException');
    expect(await refusedWith(people.adminSignIn(email, password), 'NotAuthorizedException')).toBe(
      'Password attempts exceeded',
    );
  });

  describe('The alias', () => {
    it('counts only once it is verified', async () => {
      const [username, email] = [randomUUID(), `${randomUUID()}@example.org`];
      const UserAttributes = [{ Name: 'email', Value: email }];
      await client.send(
        new cognito.AdminCreateUserCommand({
          UserPoolId,
          Username: username,
          MessageAction: 'SUPPRESS',
          UserAttributes,
        }),
      );
      await people.setPassword(username, password);
      expect(await refusalOf(people.adminSignIn(email, password))).toBe('NotAuthorizedException');
      const verified = [{ Name: 'email_verified', Value: 'true' }];
      await client.send(
        new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username: username, UserAttributes: verified }),
      );
      await tokensOf(email);
    });

    it('belongs to one user: a second user is refused, a forced one or an update takes it over', async () => {
      const [holder, other] = [await person(), await person()];
      expect(await refusalOf(people.create(randomUUID(), holder.email.toUpperCase()))).toBe('UsernameExistsException');
      const UserAttributes = [
        { Name: 'email', Value: holder.email },
        { Name: 'email_verified', Value: 'true' },
      ];
      await client.send(
        new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username: other.username, UserAttributes }),
      );
      expect((await people.get(holder.email)).Username).toBe(other.username);
      expect((await people.get(holder.username)).UserAttributes).toContainEqual({
        Name: 'email_verified',
        Value: 'false',
      });
      const Username = randomUUID();
      await client.send(
        new cognito.AdminCreateUserCommand({
          UserPoolId,
          Username,
          UserAttributes,
          ForceAliasCreation: true,
          MessageAction: 'SUPPRESS',
        }),
      );
      expect((await people.get(holder.email)).Username).toBe(Username);
    });

    it('is unverified by a change of email, and frees the old one', async () => {
      const { username, email } = await person();
      const UserAttributes = [{ Name: 'email', Value: `${randomUUID()}@example.org` }];
      await client.send(
        new cognito.AdminUpdateUserAttributesCommand({ UserPoolId, Username: username, UserAttributes }),
      );
      expect((await people.get(username)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
      await people.register(randomUUID(), email, password);
    });

    it('cannot be a username', async () => {
      expect(await refusalOf(people.create('ann@example.org'))).toBe('InvalidParameterException');
    });
  });
});

import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InvalidPasswordException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createHmac } from 'node:crypto';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '../../../../../functions/platform/outside/identity/cognito.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const identity = () =>
  cognitoIdentity(new CognitoIdentityProviderClient({ region: 'us-east-1' }), {
    poolId: 'us-east-1_pool',
    clientId: 'client',
    secret: () => 'hush',
  });
const person = {
  uuid: '0003a5b1-0000-8000-a000-000000000000',
  email: 'ana@example.com',
  password: 'Secret-1234',
  role: 'recruiter',
} as const;

describe('The user pool', () => {
  beforeEach(() => {
    pool.reset();
  });

  it('sets the role and leaves the address unverified', async () => {
    await identity().create(person);
    expect(pool.commandCalls(AdminAddUserToGroupCommand)[0]?.args[0].input).toMatchObject({ GroupName: 'recruiter' });
    expect(pool.commandCalls(AdminCreateUserCommand)[0]?.args[0].input.UserAttributes).toContainEqual({
      Name: 'email_verified',
      Value: 'false',
    });
  });

  it('returns the same session id with its tokens after renewing', async () => {
    const token = (claims: object) =>
      `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;
    const accessToken = token({ username: person.uuid, origin_jti: 'session-1' });
    pool
      .on(AdminInitiateAuthCommand)
      .resolves({ AuthenticationResult: { AccessToken: accessToken, RefreshToken: 'sealed' } });
    expect(await identity().signIn(person.uuid, person.password)).toEqual({
      uuid: person.uuid,
      session: 'session-1',
      accessToken,
      refreshToken: `${person.uuid}.sealed`,
    });
    expect(await identity().refresh(`${person.uuid}.sealed`)).toEqual({
      uuid: person.uuid,
      session: 'session-1',
      accessToken,
    });
    expect(pool.commandCalls(AdminInitiateAuthCommand).at(-1)?.args[0].input).toMatchObject({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: 'sealed' },
    });
    pool
      .on(AdminInitiateAuthCommand)
      .resolves({ AuthenticationResult: { AccessToken: token({ username: person.uuid }) } });
    await expect(identity().refresh(`${person.uuid}.sealed`)).rejects.toThrow('origin_jti');
  });

  it('authenticates its client by the secret that it is given, and sends only a hash of it where that is enough', async () => {
    const one = identity();
    pool.on(AdminInitiateAuthCommand).resolves({});
    await one.signIn(person.uuid, person.password);
    await one.refresh(`${person.uuid}.sealed.in.parts`);
    await one.revoke(`${person.uuid}.sealed.in.parts`);
    const SECRET_HASH = createHmac('sha256', 'hush').update(`${person.uuid}client`).digest('base64');
    expect(pool.commandCalls(AdminInitiateAuthCommand).map(({ args }) => args[0].input.AuthParameters)).toEqual([
      { USERNAME: person.uuid, PASSWORD: person.password, SECRET_HASH },
      { REFRESH_TOKEN: 'sealed.in.parts', SECRET_HASH },
    ]);
    expect(pool.commandCalls(RevokeTokenCommand)[0]?.args[0].input).toEqual({
      ClientId: 'client',
      ClientSecret: 'hush',
      Token: 'sealed.in.parts',
    });
  });

  it.each(['', 'sealed', '.', `${person.uuid}.`])(
    'renews and revokes nothing with a cookie that it did not issue: %j',
    async (cookie) => {
      expect(await identity().refresh(cookie)).toBeUndefined();
      await identity().revoke(cookie);
      expect(pool.calls()).toEqual([]);
    },
  );

  it('keeps no user when the password is rejected', async () => {
    pool.on(AdminSetUserPasswordCommand).rejects(new InvalidPasswordException({ message: 'too weak', $metadata: {} }));
    await expect(identity().create(person)).rejects.toThrow('too weak');
    expect(pool.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toMatchObject({ Username: person.uuid });
  });
});

import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { createHmac } from 'node:crypto';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '../../../../../functions/platform/outside/identity/cognito.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const [UserPoolId, ClientId] = ['us-east-1_pool', 'client'];
const identity = () =>
  cognitoIdentity(new CognitoIdentityProviderClient({ region: 'us-east-1' }), {
    poolId: UserPoolId,
    clientId: ClientId,
    secret: () => 'hush',
  });
const calls = () => pool.calls().map(({ args }) => [args[0].constructor.name, args[0].input]);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${part({ alg: 'RS256' })}.${part(claims)}.c2lnbmF0dXJl`;
const person = { uuid: 'u-1', email: 'ann@example.com', password: 'Secret-1234', role: 'recruiter' } as const;
const password = { UserPoolId, Username: 'u-1', Password: 'Secret-1234', Permanent: true };

describe('The user pool', () => {
  beforeEach(() => {
    pool.reset();
  });

  it('is asked for a new user without a mail of its own, with a password that lasts and a role', async () => {
    await identity().create(person);
    expect(calls()).toEqual([
      [
        AdminCreateUserCommand.name,
        {
          UserPoolId,
          Username: 'u-1',
          UserAttributes: [
            { Name: 'email', Value: 'ann@example.com' },
            { Name: 'email_verified', Value: 'false' },
          ],
          MessageAction: 'SUPPRESS',
        },
      ],
      [AdminSetUserPasswordCommand.name, password],
      [AdminAddUserToGroupCommand.name, { UserPoolId, Username: 'u-1', GroupName: 'recruiter' }],
    ]);
  });

  it('keeps no user whose role it does not take', async () => {
    pool.on(AdminAddUserToGroupCommand).rejects(new Error('no such group'));
    await expect(identity().create(person)).rejects.toThrow('no such group');
    expect(calls().at(-1)).toEqual([AdminDeleteUserCommand.name, { UserPoolId, Username: 'u-1' }]);
  });

  it('gets every change by the name of the user', async () => {
    const one = identity();
    await one.remove('u-1');
    await one.setPassword('u-1', 'Secret-1234');
    await one.markEmailVerified('u-1');
    await one.signOutEverywhere('u-1');
    await one.addRole('u-1', 'super_manager');
    expect(calls()).toEqual([
      [AdminDeleteUserCommand.name, { UserPoolId, Username: 'u-1' }],
      [AdminSetUserPasswordCommand.name, password],
      [
        AdminUpdateUserAttributesCommand.name,
        { UserPoolId, Username: 'u-1', UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      ],
      [AdminUserGlobalSignOutCommand.name, { UserPoolId, Username: 'u-1' }],
      [AdminAddUserToGroupCommand.name, { UserPoolId, Username: 'u-1', GroupName: 'super_manager' }],
    ]);
  });

  it('signs in and renews by the client and its secret', async () => {
    const AccessToken = token({ username: 'u-1', origin_jti: 's-1' });
    pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken, RefreshToken: 'sealed' } });
    const one = identity();
    await one.signIn('u-1', 'Secret-1234');
    await one.refresh('u-1.sealed');
    const SECRET_HASH = createHmac('sha256', 'hush').update('u-1client').digest('base64');
    expect(calls()).toEqual([
      [
        AdminInitiateAuthCommand.name,
        {
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: 'u-1', PASSWORD: 'Secret-1234', SECRET_HASH },
        },
      ],
      [
        AdminInitiateAuthCommand.name,
        {
          UserPoolId,
          ClientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: 'sealed', SECRET_HASH },
        },
      ],
    ]);
  });

  it.each([{ AccessToken: token({ username: 'u-1', origin_jti: 's-1' }) }, { RefreshToken: 'sealed' }, undefined])(
    'signs nobody in with half of its tokens (%#)',
    async (AuthenticationResult) => {
      pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult });
      expect(await identity().signIn('u-1', 'Secret-1234')).toBeUndefined();
    },
  );

  it.each([{ username: 'u-1' }, { origin_jti: 's-1' }, { username: 7, origin_jti: 's-1' }])(
    'gives no session of a token without its names (%j)',
    async (claims) => {
      pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken: token(claims) } });
      await expect(identity().refresh('u-1.sealed')).rejects.toThrow(
        'Cognito gave a token without username or origin_jti; the client must allow token revocation',
      );
    },
  );

  it('lets nobody in whom it refuses, and passes every other failure on', async () => {
    const refusals = [
      new NotAuthorizedException({ message: 'wrong', $metadata: {} }),
      new UserNotFoundException({ message: 'none', $metadata: {} }),
    ];
    for (const refusal of refusals) {
      pool.on(AdminInitiateAuthCommand).rejects(refusal);
      expect([await identity().signIn('u-1', 'x'), await identity().refresh('u-1.sealed')]).toEqual([
        undefined,
        undefined,
      ]);
    }
    pool.on(AdminInitiateAuthCommand).rejects(new Error('slow down'));
    await expect(identity().signIn('u-1', 'x')).rejects.toThrow('slow down');
    await expect(identity().refresh('u-1.sealed')).rejects.toThrow('slow down');
  });

  it('seals a text so that the same secret finds the same seal, which is no hash of a username', async () => {
    const label = 'HireHub session token, sealed by the server that renews it, beyond any username: ';
    expect(await identity().seal('s-1')).toBe(createHmac('sha256', 'hush').update(`${label}s-1`).digest('base64url'));
  });
});

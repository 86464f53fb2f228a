import { AdminAddUserToGroupCommand, AdminCreateUserCommand, AdminDeleteUserCommand, AdminInitiateAuthCommand, AdminSetUserPasswordCommand, CognitoIdentityProviderClient, InvalidPasswordException } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '../../../../functions/outside/identity/cognito.ts';

const pool = mockClient(CognitoIdentityProviderClient);
const identity = () => cognitoIdentity(new CognitoIdentityProviderClient({ region: 'us-east-1' }), { USER_POOL_ID: 'us-east-1_pool', USER_POOL_CLIENT_ID: 'client' });
const person = { uuid: '0003a5b1-0000-8000-a000-000000000000', email: 'ana@example.com', password: 'Secret-1234', role: 'recruiter' } as const;

describe('the user pool', () => {
  beforeEach(() => void pool.reset());

  it('gives the role and leaves the address unverified', async () => {
    await identity().create(person);
    expect(pool.commandCalls(AdminAddUserToGroupCommand)[0]?.args[0].input).toMatchObject({ GroupName: 'recruiter' });
    expect(pool.commandCalls(AdminCreateUserCommand)[0]?.args[0].input.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });

  it('names the session that its tokens belong to, the same after renewing', async () => {
    const token = (claims: object) => `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;
    const accessToken = token({ username: person.uuid, origin_jti: 'session-1' });
    pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken: accessToken, RefreshToken: 'sealed' } });
    expect(await identity().signIn(person.uuid, person.password)).toEqual({ uuid: person.uuid, session: 'session-1', accessToken, refreshToken: 'sealed' });
    expect(await identity().refresh('sealed')).toEqual({ uuid: person.uuid, session: 'session-1', accessToken });
    pool.on(AdminInitiateAuthCommand).resolves({ AuthenticationResult: { AccessToken: token({ username: person.uuid }) } });
    await expect(identity().refresh('sealed')).rejects.toThrow('origin_jti');
  });

  it('leaves nobody behind when the password is not taken', async () => {
    pool.on(AdminSetUserPasswordCommand).rejects(new InvalidPasswordException({ message: 'too weak', $metadata: {} }));
    await expect(identity().create(person)).rejects.toThrow('too weak');
    expect(pool.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input).toMatchObject({ Username: person.uuid });
  });
});

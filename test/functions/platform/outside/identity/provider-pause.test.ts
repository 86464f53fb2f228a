import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '../../../../../functions/platform/outside/identity/cognito.ts';
import { refusalOf } from '../../../../support/handle.ts';

describe('While Cognito pauses an account after wrong passwords', () => {
  const pool = mockClient(CognitoIdentityProviderClient);
  const waited: number[] = [];
  const identity = cognitoIdentity(
    new CognitoIdentityProviderClient({ region: 'us-east-1' }),
    { poolId: 'pool', clientId: 'client', secret: () => 'secret' },
    async (milliseconds) => void waited.push(milliseconds),
  );
  const paused = new NotAuthorizedException({ message: 'Password attempts exceeded', $metadata: {} });
  const AuthenticationResult = {
    AccessToken: new UnsecuredJWT({ username: 'ana', origin_jti: 'one' }).encode(),
    RefreshToken: 'sealed',
  };

  beforeEach(() => {
    pool.reset();
    waited.length = 0;
  });

  it('a known caller waits until a right password gets in', async () => {
    pool.on(AdminInitiateAuthCommand).rejectsOnce(paused).rejectsOnce(paused).resolves({ AuthenticationResult });
    expect(await identity.signIn('ana', 'right', { waits: true })).toMatchObject({ uuid: 'ana', session: 'one' });
    expect(waited).toHaveLength(2);
  });

  it('a known caller is refused as one too many when it lasts, after longer than strangers can make it last', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(paused);
    expect(await refusalOf(identity.signIn('ana', 'right', { waits: true }))).toMatchObject({ kind: 'tooMany' });
    expect(waited.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(8000);
  });

  it('a stranger sees a wrong password, immediately', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(paused);
    expect(await identity.signIn('ana', 'right')).toBeUndefined();
    expect(waited).toEqual([]);
  });

  it('a wrong password of a known caller is not tried twice', async () => {
    pool.on(AdminInitiateAuthCommand).rejects(new NotAuthorizedException({ message: 'Incorrect', $metadata: {} }));
    expect(await identity.signIn('ana', 'wrong', { waits: true })).toBeUndefined();
    expect(pool.commandCalls(AdminInitiateAuthCommand)).toHaveLength(1);
  });
});

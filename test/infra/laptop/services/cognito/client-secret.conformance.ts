import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { createHmac, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '../../../../../functions/platform/outside/identity/cognito.ts';
import { startCognito, type RunningCognito } from '../../../../../infra/laptop/services/cognito/start-cognito.ts';
import { uuidOf } from '../../../../../shared/rules/ids.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

const password = 'Passw0rd!x';
const ours = { ...serverPool, clientId: 'serverclient00000000000001', generateSecret: true };
const { poolId: UserPoolId, clientId: ClientId } = ours;

/** A client whose secret only the server knows: its tokens alone are worth nothing at Cognito. */
describe('A Cognito client with a secret', () => {
  let folder: string;
  let running: RunningCognito;
  let client: cognito.CognitoIdentityProviderClient;
  const start = async () => {
    running = await startCognito({ folder, pools: [ours] });
    client = clientFor(running.url);
  };
  const secret = async () =>
    (await client.send(new cognito.DescribeUserPoolClientCommand({ UserPoolId, ClientId }))).UserPoolClient
      ?.ClientSecret ?? '';
  const hashFor = async (username: string) =>
    createHmac('sha256', await secret())
      .update(username + ClientId)
      .digest('base64');
  const identity = () => cognitoIdentity(client, { USER_POOL_ID: UserPoolId, USER_POOL_CLIENT_ID: ClientId });
  const signedIn = async () => {
    const uuid = uuidOf(1_700_000_000_000, randomUUID().replaceAll('-', '').slice(0, 16));
    await poolUser(client, ours).register(uuid, `${uuid}@example.org`, password);
    const session = await identity().signIn(uuid, password);
    if (!session) throw new Error('the right password does not sign in');
    return session;
  };
  const sealed = (refreshToken: string) => refreshToken.slice(refreshToken.indexOf('.') + 1);
  const renew = (AuthParameters: Record<string, string>) =>
    client.send(
      new cognito.AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
    );

  beforeAll(async () => {
    folder = await temporaryFolder();
    await start();
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('lets the server sign in, renew and revoke', async () => {
    const { uuid, session, refreshToken } = await signedIn();
    expect(await identity().refresh(refreshToken)).toMatchObject({ uuid, session });
    await identity().revoke(refreshToken);
    expect(await identity().refresh(refreshToken)).toBeUndefined();
    expect(await identity().signIn(uuid, 'Wrong-pass1')).toBeUndefined();
  });

  it('refuses a stolen refresh token to callers without the secret, or with another user’s hash', async () => {
    const { uuid, refreshToken } = await signedIn();
    const REFRESH_TOKEN = sealed(refreshToken);
    expect(await refusedWith(renew({ REFRESH_TOKEN }), 'NotAuthorizedException')).toContain(
      'SECRET_HASH was not received',
    );
    expect(await refusedWith(renew({ REFRESH_TOKEN, SECRET_HASH: 'guess' }), 'NotAuthorizedException')).toContain(
      'does not match',
    );
    expect(await refusalOf(renew({ REFRESH_TOKEN, SECRET_HASH: await hashFor('somebody-else') }))).toBe(
      'NotAuthorizedException',
    );
    const { AuthenticationResult } = await renew({ REFRESH_TOKEN, SECRET_HASH: await hashFor(uuid) });
    expect(AuthenticationResult?.AccessToken).toBeTruthy();
    const other = await signedIn();
    expect(await identity().refresh(`${other.uuid}.${REFRESH_TOKEN}`)).toBeUndefined();
  });

  it('refuses right passwords without it', async () => {
    const { uuid } = await signedIn();
    const people = poolUser(client, ours);
    expect(await refusalOf(people.signIn(uuid, password))).toBe('NotAuthorizedException');
  });

  it('revokes only for callers who know the secret', async () => {
    const { refreshToken } = await signedIn();
    expect(
      await refusalOf(client.send(new cognito.RevokeTokenCommand({ ClientId, Token: sealed(refreshToken) }))),
    ).toBe('UnauthorizedException');
    expect(await identity().refresh(refreshToken)).toBeDefined();
  });

  it('keeps its secret through declarations and restarts, and shows it only to callers with IAM credentials', async () => {
    const before = await secret();
    expect(before).toMatch(/^[0-9a-z]{51}$/);
    await running.declarePool(ours);
    await running.close();
    await start();
    expect(await secret()).toBe(before);
    const asked = await fetch(running.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.DescribeUserPoolClient',
      },
      body: JSON.stringify({ UserPoolId, ClientId }),
    });
    expect([asked.status, await asked.text()]).toEqual([400, expect.not.stringContaining(before)]);
  });
});

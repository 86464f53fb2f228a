import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { createHmac, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
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
  const initiate = async (AuthFlow: cognito.AuthFlowType, AuthParameters: Record<string, string>) =>
    (await client.send(new cognito.AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters })))
      .AuthenticationResult;
  const signIn = async (USERNAME: string, PASSWORD: string) =>
    initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD, SECRET_HASH: await hashFor(USERNAME) });
  const renew = (AuthParameters: Record<string, string>) => initiate('REFRESH_TOKEN_AUTH', AuthParameters);
  const refresh = async (username: string, REFRESH_TOKEN: string) =>
    renew({ REFRESH_TOKEN, SECRET_HASH: await hashFor(username) });
  const signedIn = async () => {
    const username = randomUUID();
    await poolUser(client, ours).register(username, `${username}@example.org`, password);
    return { username, refreshToken: (await signIn(username, password))?.RefreshToken ?? '' };
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    await start();
  });
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });

  it('lets the server sign in, renew and revoke', async () => {
    const { username, refreshToken } = await signedIn();
    expect((await refresh(username, refreshToken))?.AccessToken).toBeTruthy();
    await client.send(new cognito.RevokeTokenCommand({ ClientId, ClientSecret: await secret(), Token: refreshToken }));
    expect(await refusalOf(refresh(username, refreshToken))).toBe('NotAuthorizedException');
    expect(await refusalOf(signIn(username, 'Wrong-pass1'))).toBe('NotAuthorizedException');
  });

  it('refuses a stolen refresh token to callers without the secret, or with another user’s hash', async () => {
    const { username, refreshToken: REFRESH_TOKEN } = await signedIn();
    expect(await refusedWith(renew({ REFRESH_TOKEN }), 'NotAuthorizedException')).toContain(
      'SECRET_HASH was not received',
    );
    expect(await refusedWith(renew({ REFRESH_TOKEN, SECRET_HASH: 'guess' }), 'NotAuthorizedException')).toContain(
      'does not match',
    );
    const other = await signedIn();
    expect(await refusalOf(refresh(other.username, REFRESH_TOKEN))).toBe('NotAuthorizedException');
    expect((await refresh(username, REFRESH_TOKEN))?.AccessToken).toBeTruthy();
  });

  it('refuses right passwords without it', async () => {
    const { username } = await signedIn();
    expect(await refusalOf(poolUser(client, ours).signIn(username, password))).toBe('NotAuthorizedException');
  });

  it('revokes only for callers who know the secret', async () => {
    const { username, refreshToken } = await signedIn();
    expect(await refusalOf(client.send(new cognito.RevokeTokenCommand({ ClientId, Token: refreshToken })))).toBe(
      'UnauthorizedException',
    );
    expect(await refresh(username, refreshToken)).toBeDefined();
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

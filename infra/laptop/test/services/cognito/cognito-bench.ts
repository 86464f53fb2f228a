import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PoolDeclaration } from '../../../services/cognito/pools.ts';

export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'cognito-'));

export function clientFor(endpoint: string, accessKeyId = 'LOCALOPERATOR00000000', secretAccessKey = 'local-secret') {
  const credentials = { accessKeyId, secretAccessKey };
  return new cognito.CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
}

/** The exception name a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return (await failureOf(call)).name;
}

/** The message of a call that is refused with this exception name. */
export async function refusedWith(call: Promise<unknown>, name: string): Promise<string> {
  const failure = await failureOf(call);
  expect(`${failure.name}: ${failure.message}`).toMatch(new RegExp(`^${name}: `));
  return failure.message;
}

async function failureOf(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => expect.fail('expected a refusal, but the call succeeded'),
    (failure: Error) => failure,
  );
}

/** The calls tests make over and over, bound to one pool and client. */
export function poolUser(
  client: cognito.CognitoIdentityProviderClient,
  { poolId, clientId }: Pick<PoolDeclaration, 'poolId' | 'clientId'>,
) {
  const create = (username: string, email?: string) =>
    client.send(
      new cognito.AdminCreateUserCommand({
        UserPoolId: poolId,
        Username: username,
        MessageAction: 'SUPPRESS',
        UserAttributes: email
          ? [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
            ]
          : [],
      }),
    );
  const setPassword = (username: string, password: string) =>
    client.send(
      new cognito.AdminSetUserPasswordCommand({
        UserPoolId: poolId,
        Username: username,
        Password: password,
        Permanent: true,
      }),
    );
  const initiate = (AuthFlow: cognito.AuthFlowType, AuthParameters: Record<string, string>) =>
    client.send(
      new cognito.AdminInitiateAuthCommand({ UserPoolId: poolId, ClientId: clientId, AuthFlow, AuthParameters }),
    );
  return {
    create,
    setPassword,
    async register(username: string, email: string, password: string) {
      await create(username, email);
      await setPassword(username, password);
    },
    signIn: (USERNAME: string, PASSWORD: string) => initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD }),
    refresh: (REFRESH_TOKEN: string) => initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }),
    get: (username: string) => client.send(new cognito.AdminGetUserCommand({ UserPoolId: poolId, Username: username })),
  };
}

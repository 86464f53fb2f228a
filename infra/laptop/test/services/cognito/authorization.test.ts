import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCognito, type RunningCognito } from '../../../services/cognito/start-cognito.ts';
import type { AuthorizationRequest, ServiceCall } from '../../../services/service.ts';
import { clientFor, poolUser, refusalOf, refusedWith, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

let folder: string;
let running: RunningCognito;
const asked: AuthorizationRequest[] = [];
const observed: ServiceCall[] = [];
const resource = `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${serverPool.poolId}`;

beforeAll(async () => {
  folder = await temporaryFolder();
  running = await startCognito({
    folder,
    pools: [serverPool],
    observe: (call) => observed.push(call),
    authorize: (request) => {
      asked.push(request);
      return request.accessKeyId === 'LOCALPOINTS0000000AB' ? `points may not ${request.action}` : undefined;
    },
  });
});
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

async function answerTo(body: string) {
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken' };
  return (await fetch(running.url, { method: 'POST', headers, body })).json() as Promise<{ message: string }>;
}

it('Each call requires permission on its pool, or is refused with AccessDeniedException', async () => {
  const message = await refusedWith(
    poolUser(clientFor(running.url, 'LOCALPOINTS0000000AB'), serverPool).create('u0'),
    'AccessDeniedException',
  );
  expect(message).toBe('points may not cognito-idp:AdminCreateUser');
  expect(asked.at(-1)).toEqual({
    accessKeyId: 'LOCALPOINTS0000000AB',
    action: 'cognito-idp:AdminCreateUser',
    resource,
  });
  expect(await refusalOf(poolUser(clientFor(running.url), serverPool).get('u0'))).toBe('UserNotFoundException');
});

it('Administration without a valid signature is refused', async () => {
  expect(
    await refusalOf(poolUser(clientFor(running.url, 'LOCALOPERATOR00000000', 'wrong'), serverPool).get('u0')),
  ).toBe('InvalidSignatureException');
  const unsigned = await fetch(running.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
    body: JSON.stringify({ UserPoolId: serverPool.poolId }),
  });
  expect({ status: unsigned.status, body: await unsigned.json() }).toMatchObject({
    status: 400,
    body: { __type: 'MissingAuthenticationTokenException' },
  });
});

it('Calls that need no credentials require no permission', async () => {
  const before = asked.length;
  const revoke = new cognito.RevokeTokenCommand({ ClientId: serverPool.clientId, Token: 'unknown' });
  await clientFor(running.url).send(revoke);
  expect(asked).toHaveLength(before);
});

it('Each call is reported with its outcome', async () => {
  expect(await refusalOf(poolUser(clientFor(running.url), serverPool).get('nobody'))).toBe('UserNotFoundException');
  expect(observed.at(-1)).toEqual({
    service: 'cognito-idp',
    action: 'cognito-idp:AdminGetUser',
    accessKeyId: 'LOCALOPERATOR00000000',
    resource,
    milliseconds: expect.any(Number),
    error: 'UserNotFoundException',
  });
});

it('A missing member is named, and a body that is not JSON is rejected', async () => {
  expect((await answerTo('{"ClientId":"x"}')).message).toContain("'token'");
  expect(await answerTo('{')).toMatchObject({ __type: 'SerializationException' });
  expect(await answerTo('[]')).toMatchObject({ __type: 'SerializationException' });
  expect(await answerTo(' '.repeat(300_000))).toMatchObject({ __type: 'InvalidParameterException' });
});

it('A pool declared again keeps its users and has the groups of the new declaration', async () => {
  const people = poolUser(clientFor(running.url), serverPool);
  await people.create('kept', 'kept@example.org');
  await running.declarePool({ ...serverPool, groups: [...serverPool.groups!, 'added'] });
  expect((await people.get('kept')).Username).toBe('kept');
  await clientFor(running.url).send(
    new cognito.AdminAddUserToGroupCommand({ UserPoolId: serverPool.poolId, Username: 'kept', GroupName: 'added' }),
  );
});

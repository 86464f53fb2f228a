import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorAccess, startCognito, type RunningCognito } from '../../../infra/laptop/laptop.ts';
import { askAccount } from '../../../infra/tools/aws-account.ts';

let folder: string;
let cognito: RunningCognito;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hirehub-doctor-'));
  cognito = await startCognito({ folder, pools: [{ poolId: 'us-east-1_pool', clientId: 'client' }] });
});
afterAll(async () => {
  await cognito.close();
  rmSync(folder, { recursive: true });
});

const clientOfPool = {
  host: 'cognito-idp',
  endpoint: 'COGNITO_IDENTITY_PROVIDER',
  method: 'POST',
  target: 'AWSCognitoIdentityProviderService.DescribeUserPoolClient',
  body: { UserPoolId: 'us-east-1_pool', ClientId: 'client' },
} as const;

const asked = () => askAccount(operatorAccess(cognito.url), { COGNITO_IDENTITY_PROVIDER: cognito.url });

it('A question is signed as its service demands, and returns what the service says', async () => {
  await expect(asked()(clientOfPool)).resolves.toMatchObject({ UserPoolClient: { ClientId: 'client' } });
});

it('A refusal has its status and the words of the service', async () => {
  const elsewhere = { ...clientOfPool, body: { UserPoolId: 'us-east-1_other', ClientId: 'client' } };
  await expect(asked()(elsewhere)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('ResourceNotFoundException') as string,
  });
});

it('A service that the laptop does not run is not asked on the internet', async () => {
  await expect(asked()({ host: 'sts', endpoint: 'STS' })).rejects.toMatchObject({
    status: 0,
    message: 'the laptop has no such service',
  });
});

it('Who has no credentials, or reaches nobody, reads that in a sentence', async () => {
  const noCredentials = { ...operatorAccess(cognito.url), credentials: () => Promise.reject(new Error('none')) };
  const endpoints = { COGNITO_IDENTITY_PROVIDER: cognito.url };
  await expect(askAccount(noCredentials, endpoints)(clientOfPool)).rejects.toMatchObject({
    status: 0,
    message: 'this machine has no credentials of an account',
  });
  const gone = { COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:1' };
  await expect(askAccount(operatorAccess(cognito.url), gone)(clientOfPool)).rejects.toMatchObject({
    status: 0,
    message: '127.0.0.1:1 cannot be reached',
  });
});

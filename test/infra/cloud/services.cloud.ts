import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import * as s3 from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventMatcher, startCognito, startS3 } from '../../../infra/laptop/laptop.ts';
import { moto, startEmulator, type Emulator } from '../../../infra/tools/cloud/emulator.ts';
import { installPythonTool } from '../../../infra/tools/python/python-tool.ts';
import { chanceOf } from '../../simulation/random.ts';
import { cognitoDifferences, cognitoSteps, type Pool } from './cognito-steps.ts';
import { differencesIn } from './compare-services.ts';
import { anEvent, aPattern } from './pattern-cases.ts';
import { s3Differences, s3Steps } from './s3-steps.ts';

// The same questions to the laptop's services and to moto's, which nobody of this project wrote. Queues have no API on the laptop, and its
// table is compared with AWS's own DynamoDB Local.
const region = 'us-east-1';
const credentials = { accessKeyId: 'LOCALOPERATOR00000000', secretAccessKey: 'local-secret' };
const settings = (endpoint: string) => ({ endpoint, region, credentials, maxAttempts: 1 });

let folder: string;
let theirs: Emulator;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hirehub-services-'));
  theirs = await startEmulator(moto, installPythonTool('moto'), folder);
});
afterAll(() => {
  theirs?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('The services of the laptop', () => {
  it('treat files as moto does', async () => {
    const running = await startS3({ folder: path.join(folder, 's3'), buckets: [{ name: 'docs' }] });
    onTestFinished(() => running.close());
    const clientOf = (endpoint: string) => new s3.S3Client({ ...settings(endpoint), forcePathStyle: true });
    const client = clientOf(theirs.endpoint);
    await client.send(new s3.CreateBucketCommand({ Bucket: 'docs' }));
    const differences = await differencesIn(s3Steps, clientOf(running.url), client);
    expect(differences).toEqual(
      Object.fromEntries(Object.keys(s3Differences).map((step) => [step, expect.anything()])),
    );
  });

  it('treat users and tokens as moto does', async () => {
    expect(Object.keys(await differencesIn(cognitoSteps, await ourPool(), await theirPool()))).toEqual(
      Object.keys(cognitoDifferences),
    );
  });

  it('match 30,000 pairs of pattern and event as moto does', () => {
    const chance = chanceOf(20_261_128);
    const patterns = Array.from({ length: 300 }, () => aPattern(chance));
    const events = Array.from({ length: 100 }, () => anEvent(chance));
    const matched = matchedByMoto(patterns, events);
    const different = patterns.flatMap((pattern, at) => {
      const matches = eventMatcher(pattern);
      return events
        .filter((event, number) => matches(event) !== matched[at]![number])
        .map((event) => ({ pattern, event }));
    });
    expect(different.slice(0, 5)).toEqual([]);
    const fitting = matched.flat().filter(Boolean).length;
    expect(fitting).toBeGreaterThan(3_000);
    expect(fitting).toBeLessThan(27_000);
  });
});

const shop = {
  groups: ['clerk', 'owner'],
  passwordPolicy: { minimumLength: 8, requireNumbers: true },
  authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] as const,
};

async function ourPool(): Promise<Pool> {
  const [UserPoolId, ClientId] = ['us-east-1_Shop00001', 'webclient0000000000000001'];
  const pool = { ...shop, poolId: UserPoolId, clientId: ClientId };
  const running = await startCognito({ folder: path.join(folder, 'cognito'), pools: [pool] });
  onTestFinished(() => running.close());
  return { client: new cognito.CognitoIdentityProviderClient(settings(running.url)), UserPoolId, ClientId };
}

async function theirPool(): Promise<Pool> {
  const client = new cognito.CognitoIdentityProviderClient(settings(theirs.endpoint));
  const { minimumLength, requireNumbers } = shop.passwordPolicy;
  const PasswordPolicy = { MinimumLength: minimumLength, RequireNumbers: requireNumbers };
  const { UserPool } = await client.send(
    new cognito.CreateUserPoolCommand({
      PoolName: 'shop',
      Policies: { PasswordPolicy },
      UsernameConfiguration: { CaseSensitive: false },
    }),
  );
  const UserPoolId = UserPool!.Id!;
  for (const GroupName of shop.groups) await client.send(new cognito.CreateGroupCommand({ UserPoolId, GroupName }));
  const { UserPoolClient } = await client.send(
    new cognito.CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: 'web',
      ExplicitAuthFlows: [...shop.authFlows],
      PreventUserExistenceErrors: 'ENABLED',
    }),
  );
  return { client, UserPoolId, ClientId: UserPoolClient!.ClientId! };
}

/** Which events each pattern fits, by the part of moto that decides it; to send them all through its queues would take minutes. */
function matchedByMoto(patterns: readonly object[], events: readonly object[]): boolean[][] {
  const program = `
import json, sys
from moto.events.models import EventPattern
asked = json.load(sys.stdin)
json.dump([[EventPattern(None, p).matches_event(e) for e in asked["events"]] for p in asked["patterns"]], sys.stdout)
`;
  const python = path.join(installPythonTool('moto'), 'python');
  return JSON.parse(
    execFileSync(python, ['-c', program], { input: JSON.stringify({ patterns, events }), encoding: 'utf8' }),
  ) as boolean[][];
}

import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCognito } from '../../../services/cognito/start-cognito.ts';
import { startKillable } from '../killable.ts';
import { clientFor, poolUser, refusalOf, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const options = () => ({ folder, pools: [serverPool] });
const UserPoolId = serverPool.poolId;

it('Users, groups, sign-ins and the signing key survive a restart', async () => {
  const before = await startCognito(options());
  const client = clientFor(before.url);
  const people = poolUser(client, serverPool);
  await people.register('u1', 'ann@example.org', 'Passw0rd!x');
  await client.send(new cognito.AdminAddUserToGroupCommand({ UserPoolId, Username: 'u1', GroupName: 'manager' }));
  const { RefreshToken } = (await people.signIn('u1', 'Passw0rd!x')).AuthenticationResult!;
  await before.close();

  const after = await startCognito(options());
  const again = poolUser(clientFor(after.url), serverPool);
  expect(after.jwks).toEqual(before.jwks);
  const { AuthenticationResult } = await again.refresh(RefreshToken!);
  expect(decodeJwt(AuthenticationResult!.AccessToken!)['cognito:groups']).toEqual(['manager']);
  await again.signIn('U1', 'Passw0rd!x');
  await after.close();
});

it('A revocation and a deletion survive a restart', async () => {
  const before = await startCognito(options());
  const client = clientFor(before.url);
  const people = poolUser(client, serverPool);
  await people.register('u1', 'ann@example.org', 'Passw0rd!x');
  await people.create('u2', 'bob@example.org');
  const { RefreshToken } = (await people.signIn('u1', 'Passw0rd!x')).AuthenticationResult!;
  await client.send(new cognito.RevokeTokenCommand({ ClientId: serverPool.clientId, Token: RefreshToken }));
  await client.send(new cognito.AdminDeleteUserCommand({ UserPoolId, Username: 'u2' }));
  await before.close();

  const after = await startCognito(options());
  const again = poolUser(clientFor(after.url), serverPool);
  expect(await refusalOf(again.refresh(RefreshToken!))).toBe('NotAuthorizedException');
  expect(await refusalOf(again.get('u2'))).toBe('UserNotFoundException');
  await after.close();
});

it('A password is never written to disk in the clear', async () => {
  const running = await startCognito(options());
  await poolUser(clientFor(running.url), serverPool).register('u1', 'ann@example.org', 'Sup3rsecret!');
  await running.close();
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(texts.join('')).toContain('ann@example.org');
  expect(texts.join('')).not.toContain('Sup3rsecret!');
});

it('No acknowledged user is lost by kill -9 under load, three times over', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const killable = await startKillable(new URL('./serve-cognito.ts', import.meta.url), folder);
    const people = poolUser(clientFor(killable.url), serverPool);
    const enough = acknowledged.length + 15;
    let dying: Promise<void> | undefined;
    const writeUntilDead = async () => {
      for (;;) {
        const username = randomUUID();
        const done = await people.create(username, `${username}@example.org`).then(
          () => true,
          () => false,
        );
        if (!done) return;
        acknowledged.push(username);
        if (acknowledged.length >= enough) dying ??= killable.kill();
      }
    };
    await Promise.all(Array.from({ length: 4 }, writeUntilDead));
    await dying;
  }
  // A line torn by the crash is cut off, not read.
  await appendFile(join(folder, 'user-pools.jsonl'), '["user/us-east-1_Shop00001/torn",{"poolId":');

  const running = await startCognito(options());
  const people = poolUser(clientFor(running.url), serverPool);
  expect(acknowledged.length).toBeGreaterThanOrEqual(45);
  for (const username of acknowledged) await people.get(username);
  await running.close();
});

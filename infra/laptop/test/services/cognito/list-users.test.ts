import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startCognito } from '../../../services/cognito/start-cognito.ts';
import { clientFor, poolUser, temporaryFolder } from './cognito-bench.ts';
import { serverPool } from './cognito-pool.ts';

it('The users of a pool are listed in pages, each once', async () => {
  const folder = await temporaryFolder();
  const running = await startCognito({ folder, pools: [serverPool] });
  onTestFinished(async () => {
    await running.close();
    await rm(folder, { recursive: true });
  });
  const client = clientFor(running.url);
  for (const name of ['cy', 'ann', 'bea']) await poolUser(client, serverPool).create(name);
  const list = (PaginationToken?: string) =>
    client.send(new ListUsersCommand({ UserPoolId: serverPool.poolId, Limit: 2, PaginationToken }));
  const first = await list();
  const second = await list(first.PaginationToken);
  const names = [first, second].map(({ Users = [] }) => Users.map(({ Username }) => Username));
  expect(names).toEqual([['ann', 'bea'], ['cy']]);
  expect(second.PaginationToken).toBeUndefined();
});

import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StreamRecord } from '../../../services/dynamodb/stream-record.ts';
import { startTable, tableName as TableName, type OneTable } from './a-table.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const specification = (Enabled: boolean) =>
  new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: 'ttl', Enabled } });
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
let now = noon;
let table: OneTable;
beforeEach(async () => {
  now = noon;
  table = await startTable({ now: () => now });
});
afterEach(() => table.close());

const put = (pk: string, ttl: unknown, more: object = {}) =>
  table.documents.send(new PutCommand({ TableName, Item: { pk, sk: '1', ttl, ...more } }));
const exists = async (pk: string) =>
  (await table.documents.send(new GetCommand({ TableName, Key: { pk, sk: '1' } }))).Item !== undefined;

it('An item is removed once its second is over, from the indexes too', async () => {
  await put('short', seconds(noon) + 10, { gsi1pk: 'G', gsi1sk: '1' });
  await put('long', seconds(noon) + 1000);
  expect(await table.sweepExpired()).toBe(0);
  now = noon + 11_000;
  expect(await table.sweepExpired()).toBe(1);
  expect([await exists('short'), await exists('long')]).toEqual([false, true]);
  const { Count } = await table.documents.send(
    new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :g',
      ExpressionAttributeValues: { ':g': 'G' },
    }),
  );
  expect(Count).toBe(0);
});

it('The stream names the service as the author of the removal', async () => {
  const records: StreamRecord[] = [];
  const removed = new Promise<void>((resolve) => {
    table.changes.subscribe(TableName, { from: 'latest' }, async (delivered) => {
      records.push(...delivered);
      if (records.some(({ eventName }) => eventName === 'REMOVE')) resolve();
    });
  });
  await put('short', seconds(noon) + 10);
  now = noon + 11_000;
  await table.sweepExpired();
  await removed;
  expect(records[0]?.userIdentity).toBeUndefined();
  expect(records[1]).toMatchObject({
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    dynamodb: { OldImage: { pk: { S: 'short' } } },
  });
});

it('A changed expiry is respected', async () => {
  await put('moved', seconds(noon) + 10);
  await table.documents.send(
    new UpdateCommand({
      TableName,
      Key: { pk: 'moved', sk: '1' },
      UpdateExpression: 'SET #t = :t',
      ExpressionAttributeNames: { '#t': 'ttl' },
      ExpressionAttributeValues: { ':t': seconds(noon) + 100 },
    }),
  );
  now = noon + 11_000;
  expect(await table.sweepExpired()).toBe(0);
  now = noon + 101_000;
  expect(await table.sweepExpired()).toBe(1);
});

it('Items without a number, or expired over five years ago, are kept', async () => {
  await put('text', 'tomorrow');
  await put('ancient', seconds(noon) - 6 * 366 * 24 * 3600);
  expect(await table.sweepExpired()).toBe(0);
});

it('Items from before time to live was switched on are found', async () => {
  await table.client.send(specification(false));
  await put('earlier', seconds(noon) - 10);
  expect(await table.sweepExpired()).toBe(0);
  await table.client.send(specification(true));
  expect(await table.sweepExpired()).toBe(1);
});

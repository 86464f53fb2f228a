import {
  DescribeContinuousBackupsCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTable, tableName as TableName, type OneTable } from './a-table.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const oneDay = 86_400_000;
let now = noon;
let table: OneTable;
beforeEach(async () => {
  now = noon;
  table = await startTable({ now: () => now });
});
afterEach(() => table.close());

const turnOn = (PointInTimeRecoveryEnabled = true, RecoveryPeriodInDays = 7) =>
  table.client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled, RecoveryPeriodInDays },
    }),
  );
const restore = (at: number, TargetTableName = 'again') =>
  table.client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: TableName,
      TargetTableName,
      RestoreDateTime: new Date(at),
    }),
  );
const put = (pk: string, text: string) =>
  table.documents.send(new PutCommand({ TableName, Item: { pk, sk: '1', text, gsi1pk: 'G', gsi1sk: pk } }));
const remove = (pk: string) => table.documents.send(new DeleteCommand({ TableName, Key: { pk, sk: '1' } }));
const textsIn = async (name: string): Promise<unknown[]> =>
  ((await table.documents.send(new ScanCommand({ TableName: name }))).Items ?? []).map(({ text }) => text).sort();

it('A table is restored as it was at a time, with what was there before recovery was on, changed and removed since', async () => {
  await put('old', 'before recovery');
  await turnOn();
  now += 1000;
  await put('kept', 'first');
  await put('kept', 'second of the same millisecond');
  await put('gone', 'still there');
  now += 1000;
  await put('kept', 'too late');
  await put('new', 'too late');
  for (const pk of ['gone', 'old']) await remove(pk);
  const { TableDescription } = await restore(noon + 1000);
  await expect(textsIn('again')).resolves.toEqual(['before recovery', 'second of the same millisecond', 'still there']);
  expect(TableDescription?.LatestStreamArn).toBeUndefined();
  const { Count } = await table.documents.send(
    new QueryCommand({
      TableName: 'again',
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :g',
      ExpressionAttributeValues: { ':g': 'G' },
    }),
  );
  expect(Count).toBe(3);
  await expect(textsIn(TableName)).resolves.toEqual(['too late', 'too late']);
});

it.each([
  ['before recovery was on', noon - 1000, 'again', 'InvalidRestoreTimeException'],
  ['a time to come', noon + 20 * oneDay, 'again', 'InvalidRestoreTimeException'],
  ['longer ago than its days', noon + oneDay, 'again', 'InvalidRestoreTimeException'],
  ['a name in use', noon + 9 * oneDay, TableName, 'TableAlreadyExistsException'],
])('A restore is refused for %s', async (_, at, target, name) => {
  await turnOn();
  now += 10 * oneDay;
  await expect(restore(at, target)).rejects.toMatchObject({ name });
});

it('A table without recovery cannot be restored, and what was kept of it goes when recovery is turned off', async () => {
  await expect(restore(noon)).rejects.toMatchObject({ name: 'PointInTimeRecoveryUnavailableException' });
  await turnOn();
  await put('kept', 'first');
  await turnOn(false);
  await turnOn();
  now += 1000;
  const { ContinuousBackupsDescription } = await table.client.send(new DescribeContinuousBackupsCommand({ TableName }));
  expect(ContinuousBackupsDescription?.PointInTimeRecoveryDescription).toEqual({
    PointInTimeRecoveryStatus: 'ENABLED',
    RecoveryPeriodInDays: 7,
    EarliestRestorableDateTime: new Date(noon),
    LatestRestorableDateTime: new Date(noon + 1000),
  });
  await restore(noon);
  await expect(textsIn('again')).resolves.toEqual(['first']);
});

import { GetCommand, PutCommand, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTable, tableName as TableName, type OneTable } from './a-table.ts';

let table: OneTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const get = async (pk: string) =>
  (await table.documents.send(new GetCommand({ TableName, Key: { pk, sk: '1' } }))).Item;
const put = (pk: string, more: object = {}) => ({ Put: { TableName, Item: { pk, sk: '1', ...more } } });

it('Nothing is left behind when one action of a transaction fails', async () => {
  const cancelled = table.documents.send(
    new TransactWriteCommand({
      TransactItems: [
        put('left'),
        { ConditionCheck: { TableName, Key: { pk: 'absent', sk: '1' }, ConditionExpression: 'attribute_exists(pk)' } },
      ],
    }),
  );
  await expect(cancelled).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  expect(await get('left')).toBeUndefined();
});

it('Concurrent transactions are decided one after the other', async () => {
  await table.documents.send(new PutCommand({ TableName, Item: { pk: 'seat', sk: '1', taken: false } }));
  const take = (by: string) =>
    table.documents.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: { pk: 'seat', sk: '1' },
              UpdateExpression: 'SET taken = :t',
              ConditionExpression: 'taken = :f',
              ExpressionAttributeValues: { ':t': true, ':f': false },
            },
          },
          put(`seat of ${by}`),
        ],
      }),
    );
  const outcomes = await Promise.allSettled(['ann', 'bob', 'cid'].map(take));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const seats = await Promise.all(['ann', 'bob', 'cid'].map((by) => get(`seat of ${by}`)));
  expect(seats.filter(Boolean)).toHaveLength(1);
});

it('A transactional read never shows half a transaction', async () => {
  const both = ['left half', 'right half'];
  const write = (version: number): Promise<unknown> =>
    table.documents
      .send(new TransactWriteCommand({ TransactItems: both.map((pk) => put(pk, { version })) }))
      .catch((error: Error) => {
        // The transactions meet each other; a refused one tries again.
        if (error.name !== 'TransactionCanceledException') throw error;
        return write(version);
      });
  const read = async () =>
    (
      await table.documents.send(
        new TransactGetCommand({ TransactItems: both.map((pk) => ({ Get: { TableName, Key: { pk, sk: '1' } } })) }),
      )
    ).Responses?.map(({ Item }) => Item?.['version'] as number);
  await write(0);
  const writing = Array.from({ length: 50 }, (_, version) => write(version + 1));
  const pairs = await Promise.all(Array.from({ length: 50 }, read));
  await Promise.all(writing);
  expect(pairs.filter((pair) => pair?.[0] !== pair?.[1])).toEqual([]);
});

it('An item of a transaction under way is refused to other transactions and to single writes', async () => {
  const letGo = table.hold({ pk: 'held', sk: '1' });
  await expect(
    table.documents.send(new TransactWriteCommand({ TransactItems: [put('free'), put('held')] })),
  ).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [
      { Code: 'None' },
      { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
    ],
  });
  await expect(
    table.documents.send(new PutCommand({ TableName, Item: { pk: 'held', sk: '1' } })),
  ).rejects.toMatchObject({ name: 'TransactionConflictException', message: 'Transaction is ongoing for the item' });
  expect([await get('held'), await get('free')]).toEqual([undefined, undefined]);
  letGo();
  await table.documents.send(new TransactWriteCommand({ TransactItems: [put('free'), put('held')] }));
  expect(await get('held')).toBeDefined();
});

it('Transactions that overlap in time on one item meet, and single writes of one item do not', async () => {
  const refusals = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
  const transact = () => table.documents.send(new TransactWriteCommand({ TransactItems: [put('met')] }));
  const write = () => table.documents.send(new PutCommand({ TableName, Item: { pk: 'queued', sk: '1' } }));
  expect(await refusals(Array.from({ length: 50 }, transact))).toBeGreaterThan(0);
  expect(await refusals(Array.from({ length: 50 }, write))).toBe(0);
  await transact();
});

it('The meter doubles the units of a transaction’s reads and writes', async () => {
  table.calls.length = 0;
  await table.documents.send(
    new TransactWriteCommand({ TransactItems: [put('metered', { gsi1pk: 'a', gsi1sk: 'b' })] }),
  );
  await table.documents.send(
    new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key: { pk: 'metered', sk: '1' } } }] }),
  );
  expect(table.calls).toMatchObject([
    { writeUnits: 4, readUnits: 0, items: 1 },
    { writeUnits: 0, readUnits: 2, items: 1 },
  ]);
});

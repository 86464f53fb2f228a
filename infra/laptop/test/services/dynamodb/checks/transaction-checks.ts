import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { refusalOf, type Bench } from './bench.ts';

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;
interface Cancelled {
  message: string;
  CancellationReasons: { Code: string; Message?: string; Item?: Record<string, unknown> }[];
}

/** Transactions: all or nothing, reasons, limits, idempotency, races. */
export function checkTransactions(bench: () => Bench): void {
  const transact = (TransactItems: Writes, more: object = {}) =>
    bench().documents.send(new TransactWriteCommand({ TransactItems, ...more }));
  const put = (Item: Record<string, unknown>, more: object = {}) => ({
    Put: { TableName: bench().table, Item, ...more },
  });
  const key = (sk: string) => ({ TableName: bench().table, Key: { pk: 'tx', sk } });
  const puts = (count: number) =>
    Array.from({ length: count }, (_, position) => put({ pk: 'tx-many', sk: String(position) }));
  const add = (amount: number): Writes => [
    { Update: { ...key('idempotent'), UpdateExpression: 'ADD n :o', ExpressionAttributeValues: { ':o': amount } } },
  ];
  const get = async (sk: string, pk = 'tx') =>
    (await bench().documents.send(new GetCommand({ TableName: bench().table, Key: { pk, sk }, ConsistentRead: true })))
      .Item;
  const store = (Item: Record<string, unknown>) =>
    bench().documents.send(new PutCommand({ TableName: bench().table, Item }));
  const inIndex = async (partition: string) => {
    const { documents, table } = bench();
    return (
      await documents.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'gsi1',
          KeyConditionExpression: 'g1pk = :p',
          ExpressionAttributeValues: { ':p': partition },
        }),
      )
    ).Count;
  };

  it('A put, an update, a delete and a check are committed together', async () => {
    await store({ pk: 'tx', sk: 'deleted' });
    await store({ pk: 'tx', sk: 'checked', v: 1 });
    await transact([
      put({ pk: 'tx', sk: 'put', g1pk: 'TXG', g1sk: '1' }, { ConditionExpression: 'attribute_not_exists(pk)' }),
      {
        Update: { ...key('updated'), UpdateExpression: 'SET a = :a ADD n :a', ExpressionAttributeValues: { ':a': 5 } },
      },
      { Delete: key('deleted') },
      { ConditionCheck: { ...key('checked'), ConditionExpression: 'v = :v', ExpressionAttributeValues: { ':v': 1 } } },
    ]);
    expect(await get('put')).toBeDefined();
    expect(await get('updated')).toMatchObject({ a: 5, n: 5 });
    expect(await get('deleted')).toBeUndefined();
    expect(await get('checked')).toMatchObject({ v: 1 });
    expect(await inIndex('TXG')).toBe(1);
  });

  it('A transaction is cancelled as a whole, with a reason for each action and the old item where requested', async () => {
    await store({ pk: 'tx', sk: 'guarded', a: 5 });
    const { message, CancellationReasons } = await refusalOf<Cancelled>(
      transact([
        put({ pk: 'tx', sk: 'rolled-back', g1pk: 'ROLLED', g1sk: '2' }),
        {
          Update: {
            ...key('guarded'),
            UpdateExpression: 'SET a = :a',
            ConditionExpression: 'a = :b',
            ExpressionAttributeValues: { ':a': 6, ':b': 77 },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { ConditionCheck: { ...key('nobody'), ConditionExpression: 'attribute_exists(pk)' } },
      ]),
      'TransactionCanceledException',
    );
    expect(CancellationReasons.map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
      'ConditionalCheckFailed',
    ]);
    expect(CancellationReasons[1]).toMatchObject({
      Message: 'The conditional request failed',
      Item: { a: { N: '5' } },
    });
    expect(message).toContain('[None, ConditionalCheckFailed, ConditionalCheckFailed]');
    expect(await get('rolled-back')).toBeUndefined();
    expect(await inIndex('ROLLED')).toBe(0);
  });

  it('Two actions on one item are refused', async () => {
    await expect(transact([put({ pk: 'tx', sk: 'twice' }), { Delete: key('twice') }])).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('100 actions are accepted and 101 refused', async () => {
    await expect(transact(puts(101))).rejects.toMatchObject({ name: 'ValidationException' });
    await transact(puts(100));
    expect(await get('99', 'tx-many')).toBeDefined();
  });

  it('Nothing is written when an update does not fit its item', async () => {
    await store({ pk: 'tx', sk: 'number', a: 5 });
    const failed = transact([
      put({ pk: 'tx', sk: 'beside' }),
      {
        Update: {
          ...key('number'),
          UpdateExpression: 'SET a = list_append(a, :l)',
          ExpressionAttributeValues: { ':l': [1] },
        },
      },
    ]);
    await expect(failed).rejects.toMatchObject({
      name: expect.stringMatching(/^(TransactionCanceledException|ValidationException)$/),
    });
    expect(await get('beside')).toBeUndefined();
  });

  it('A transaction is cancelled when an item does not fit an index', async () => {
    const { CancellationReasons } = await refusalOf<Cancelled>(
      transact([put({ pk: 'tx', sk: 'fits' }), put({ pk: 'tx', sk: 'misfit', g1pk: 5 })]),
      'TransactionCanceledException',
    );
    expect(CancellationReasons.map(({ Code }) => Code)).toEqual(['None', 'ValidationError']);
    expect(await get('fits')).toBeUndefined();
  });

  it('A missing table is refused with ResourceNotFoundException', async () => {
    await expect(transact([{ Put: { TableName: 'missing', Item: { pk: 'tx', sk: 'd' } } }])).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('Racing transactions succeed one by one', async () => {
    const { racers } = bench();
    await store({ pk: 'race', sk: 'counter', v: 0 });
    const race = { TableName: bench().table, Key: { pk: 'race', sk: 'counter' } };
    async function increment(): Promise<void> {
      const { v } = (await bench().documents.send(new GetCommand({ ...race, ConsistentRead: true }))).Item as {
        v: number;
      };
      const writes = [
        {
          Update: {
            ...race,
            UpdateExpression: 'SET v = :n',
            ConditionExpression: 'v = :v',
            ExpressionAttributeValues: { ':n': v + 1, ':v': v },
          },
        },
        put({ pk: 'race-log', sk: String(v + 1) }, { ConditionExpression: 'attribute_not_exists(pk)' }),
      ];
      await transact(writes).catch((error: Error) => {
        if (error.name !== 'TransactionCanceledException') throw error;
        return increment();
      });
    }
    await Promise.all(Array.from({ length: racers }, increment));
    expect(await get('counter', 'race')).toMatchObject({ v: racers });
    const log = await bench().documents.send(
      new QueryCommand({
        TableName: bench().table,
        KeyConditionExpression: 'pk = :p',
        ExpressionAttributeValues: { ':p': 'race-log' },
      }),
    );
    expect(log.Count).toBe(racers);
  });

  it('Several items are read at one moment', async () => {
    await store({ pk: 'tx', sk: 'read', a: 5, b: 6 });
    const { Responses } = await bench().documents.send(
      new TransactGetCommand({
        TransactItems: [{ Get: { ...key('read'), ProjectionExpression: 'a' } }, { Get: key('nobody') }],
      }),
    );
    expect(Responses?.[0]?.Item).toEqual({ a: 5 });
    expect(Responses?.[1]?.Item).toBeUndefined();
  });

  it('A repeated ClientRequestToken is applied once and refused with another request', async () => {
    await transact(add(1), { ClientRequestToken: 'same-token' });
    await transact(add(1), { ClientRequestToken: 'same-token' });
    expect(await get('idempotent')).toMatchObject({ n: 1 });
    await expect(transact(add(2), { ClientRequestToken: 'same-token' })).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('The consumption of a write doubles, in the table and in its indexes', async () => {
    const { ConsumedCapacity } = await transact([put({ pk: 'tx', sk: 'metered', g1pk: 'M', g1sk: '1' })], {
      ReturnConsumedCapacity: 'INDEXES',
    });
    expect(ConsumedCapacity?.[0]).toMatchObject({
      CapacityUnits: 4,
      Table: { CapacityUnits: 2 },
      GlobalSecondaryIndexes: { gsi1: { CapacityUnits: 2 } },
    });
  });
}

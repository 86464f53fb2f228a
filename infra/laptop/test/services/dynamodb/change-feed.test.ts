import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamodb } from '../../../services/dynamodb/start-dynamodb.ts';
import type { StreamRecord } from '../../../services/dynamodb/stream-record.ts';
import { startTable, tableName as TableName, type OneTable } from './a-table.ts';
import { openBench, closeBench } from './checks/bench.ts';

const sortKeys = (records: StreamRecord[]) => records.map(({ dynamodb }) => dynamodb.Keys['sk']?.S);

/** Collects deliveries and says when a number of records has come. */
function collector() {
  const records: StreamRecord[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  return {
    records,
    async take(delivered: StreamRecord[]) {
      records.push(...delivered);
      for (const { count, resolve } of waiting) if (records.length >= count) resolve();
    },
    atLeast: (count: number) =>
      records.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve })),
  };
}

describe('The change feed', () => {
  let table: OneTable;
  beforeEach(async () => {
    table = await startTable();
  });
  afterEach(() => table.close());
  const put = (sk: string, more: object = {}) =>
    table.documents.send(new PutCommand({ TableName, Item: { pk: 'a', sk, ...more } }));

  it('delivers in the shape of a Lambda event', async () => {
    const { take, records, atLeast } = collector();
    table.changes.subscribe(TableName, { from: 'latest' }, take);
    await put('1', { n: 1 });
    await put('1', { n: 2 });
    await atLeast(2);
    expect(records[1]).toEqual({
      eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
      eventName: 'MODIFY',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      eventSourceARN: expect.stringMatching(/^arn:aws:dynamodb:us-east-1:000000000000:table\/things\/stream\//),
      dynamodb: {
        ApproximateCreationDateTime: expect.any(Number),
        Keys: { pk: { S: 'a' }, sk: { S: '1' } },
        OldImage: { pk: { S: 'a' }, sk: { S: '1' }, n: { N: '1' } },
        NewImage: { pk: { S: 'a' }, sk: { S: '1' }, n: { N: '2' } },
        SequenceNumber: expect.stringMatching(/^\d{21}$/),
        SizeBytes: 24,
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    });
  });

  it('keeps the order of writes and of the actions in a transaction', async () => {
    const { take, records, atLeast } = collector();
    table.changes.subscribe(TableName, { from: 'trim-horizon' }, take);
    for (const sk of ['1', '2']) await put(sk);
    await table.documents.send(
      new TransactWriteCommand({
        TransactItems: ['3', '4', '5'].map((sk) => ({ Put: { TableName, Item: { pk: 'a', sk } } })),
      }),
    );
    await put('6');
    await atLeast(6);
    expect(sortKeys(records)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(records.map(({ dynamodb }) => dynamodb.SequenceNumber)).toEqual(
      records.map(({ dynamodb }) => dynamodb.SequenceNumber).toSorted(),
    );
  });

  it('continues after a checkpoint, and from latest with new changes only', async () => {
    const first = collector();
    table.changes.subscribe(TableName, { from: 'trim-horizon' }, first.take);
    for (const sk of ['1', '2', '3']) await put(sk);
    await first.atLeast(3);
    const [resumed, late] = [collector(), collector()];
    table.changes.subscribe(TableName, { from: first.records[0]?.dynamodb.SequenceNumber ?? '' }, resumed.take);
    table.changes.subscribe(TableName, { from: 'latest' }, late.take);
    await put('4');
    await Promise.all([resumed.atLeast(3), late.atLeast(1)]);
    expect(sortKeys(resumed.records)).toEqual(['2', '3', '4']);
    expect(sortKeys(late.records)).toEqual(['4']);
  });

  it('repeats a rejected delivery before it continues', async () => {
    const { take, records, atLeast } = collector();
    let attempts = 0;
    table.changes.subscribe(TableName, { from: 'trim-horizon', batchSize: 1 }, async (delivered) => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      await take(delivered);
    });
    await put('1');
    await put('2');
    await atLeast(2);
    expect(sortKeys(records)).toEqual(['1', '2']);
    expect(attempts).toBe(3);
  });

  it('is behind from a commit until its delivery is accepted', async () => {
    const accepted = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    table.changes.subscribe(TableName, { from: 'trim-horizon' }, async () => {
      received.resolve();
      await accepted.promise;
    });
    await expect.poll(() => table.changes.isBehind()).toBe(false);
    await put('1');
    expect(table.changes.isBehind()).toBe(true);
    await received.promise;
    expect(table.changes.isBehind()).toBe(true);
    accepted.resolve();
    await expect.poll(() => table.changes.isBehind()).toBe(false);
  });

  it('delivers no more after the subscription is closed', async () => {
    const { take, records, atLeast } = collector();
    const subscription = table.changes.subscribe(TableName, { from: 'trim-horizon' }, take);
    await put('1');
    await atLeast(1);
    await subscription.close();
    await put('2');
    expect(sortKeys(records)).toEqual(['1']);
  });
});

it('keeps a limited number of changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-feed-'));
  const service = await startDynamodb({ folder, recordsKept: 5 });
  const bench = await openBench(service.url);
  for (let number = 1; number <= 12; number += 1)
    await bench.documents.send(new PutCommand({ TableName: bench.table, Item: { pk: 'a', sk: String(number) } }));
  const { take, records, atLeast } = collector();
  await expect
    .poll(async () => {
      const subscription = service.changes.subscribe(bench.table, { from: 'trim-horizon' }, take);
      records.length = 0;
      await atLeast(5);
      await subscription.close();
      return sortKeys(records);
    })
    .toEqual(['8', '9', '10', '11', '12']);
  closeBench(bench);
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

describe('The change feed after a restart', () => {
  it('still has what was written before, and continues its numbers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-feed-'));
    const before = await startDynamodb({ folder });
    const bench = await openBench(before.url);
    await bench.documents.send(new PutCommand({ TableName: bench.table, Item: { pk: 'a', sk: '1' } }));
    closeBench(bench);
    await before.close();

    const after = await startDynamodb({ folder });
    const { take, records, atLeast } = collector();
    after.changes.subscribe(bench.table, { from: 'trim-horizon' }, take);
    const again = await openBench(after.url, { created: true });
    await again.documents.send(new PutCommand({ TableName: bench.table, Item: { pk: 'a', sk: '2' } }));
    await atLeast(2);
    closeBench(again);
    await after.close();
    await rm(folder, { recursive: true, force: true });
    expect(sortKeys(records)).toEqual(['1', '2']);
    expect(Number(records[1]?.dynamodb.SequenceNumber)).toBe(Number(records[0]?.dynamodb.SequenceNumber) + 1);
  });
});

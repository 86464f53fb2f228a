import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type ShardIteratorType,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { Bench } from './bench.ts';

/** Streams through their own API: order, images, iterators. */
export function checkStreams(bench: () => Bench): void {
  async function streamArn(): Promise<string> {
    const { Streams } = await bench().streams.send(new ListStreamsCommand({ TableName: bench().table }));
    return Streams?.[0]?.StreamArn ?? '';
  }

  async function recordsFrom(ShardIteratorType: ShardIteratorType, SequenceNumber?: string): Promise<_Record[]> {
    const { streams } = bench();
    const StreamArn = await streamArn();
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const records: _Record[] = [];
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      let { ShardIterator } = await streams.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType, SequenceNumber }),
      );
      for (let empty = 0; ShardIterator && empty < 2;) {
        const page: { Records?: _Record[]; NextShardIterator?: string } = await streams.send(
          new GetRecordsCommand({ ShardIterator }),
        );
        records.push(...(page.Records ?? []));
        if (!page.Records?.length) empty += 1;
        ShardIterator = page.NextShardIterator;
      }
    }
    return records;
  }

  it('A stream of old and new images is described', async () => {
    const { StreamDescription } = await bench().streams.send(
      new DescribeStreamCommand({ StreamArn: await streamArn() }),
    );
    expect(StreamDescription).toMatchObject({
      StreamStatus: 'ENABLED',
      StreamViewType: 'NEW_AND_OLD_IMAGES',
      TableName: bench().table,
    });
  });

  it('Inserts, changes and removals are recorded in order, with their images', async () => {
    const { documents, table } = bench();
    await documents.send(new PutCommand({ TableName: table, Item: { pk: 'streamed', sk: '1', n: 1 } }));
    await documents.send(new PutCommand({ TableName: table, Item: { pk: 'streamed', sk: '1', n: 2 } }));
    await documents.send(new DeleteCommand({ TableName: table, Key: { pk: 'streamed', sk: '1' } }));
    const records = of(await recordsFrom('TRIM_HORIZON'), 'streamed');
    expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
    const [inserted, modified, removed] = records.map(({ dynamodb }) => dynamodb);
    expect(inserted).toMatchObject({ NewImage: { n: { N: '1' } }, StreamViewType: 'NEW_AND_OLD_IMAGES' });
    expect(inserted?.OldImage).toBeUndefined();
    expect(modified).toMatchObject({ OldImage: { n: { N: '1' } }, NewImage: { n: { N: '2' } } });
    expect(removed).toMatchObject({ OldImage: { n: { N: '2' } } });
    expect(removed?.NewImage).toBeUndefined();
  });

  it('A write that changes nothing is not recorded', async () => {
    const { documents, table } = bench();
    await documents.send(new PutCommand({ TableName: table, Item: { pk: 'unchanged', sk: '1', m: { a: 1, b: 2 } } }));
    await documents.send(new PutCommand({ TableName: table, Item: { pk: 'unchanged', sk: '1', m: { b: 2, a: 1 } } }));
    await documents.send(new DeleteCommand({ TableName: table, Key: { pk: 'unchanged', sk: 'nobody' } }));
    expect(of(await recordsFrom('TRIM_HORIZON'), 'unchanged')).toHaveLength(1);
  });

  it('Reading continues after a sequence number', async () => {
    const { documents, table } = bench();
    for (const sk of ['1', '2', '3'])
      await documents.send(new PutCommand({ TableName: table, Item: { pk: 'resumed', sk } }));
    const [first] = of(await recordsFrom('TRIM_HORIZON'), 'resumed');
    const after = of(await recordsFrom('AFTER_SEQUENCE_NUMBER', first?.dynamodb?.SequenceNumber), 'resumed');
    expect(after.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S)).toEqual(['2', '3']);
    expect(of(await recordsFrom('AT_SEQUENCE_NUMBER', first?.dynamodb?.SequenceNumber), 'resumed')).toHaveLength(3);
  });
}

const of = (records: _Record[], pk: string) => records.filter(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S === pk);

import {
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { type Bench } from './bench.ts';

type Items = Record<string, unknown>[];
const hundred = Array.from({ length: 100 }, (_, number) => number);
const padded = (number: number) => String(number).padStart(4, '0');

/** Queries and scans of the table and its indexes: ranges, order, pages, filters, projections. */
export function checkQueries(bench: () => Bench): void {
  const query = (input: Omit<QueryCommandInput, 'TableName'>) =>
    bench().documents.send(new QueryCommand({ TableName: bench().table, ...input }));
  async function allPages(input: Omit<QueryCommandInput, 'TableName'>): Promise<{ items: Items; pages: number }> {
    const items: Items = [];
    let pages = 0;
    let next: Record<string, unknown> | undefined;
    do {
      const page = await query({ ...input, ExclusiveStartKey: next });
      items.push(...(page.Items ?? []));
      next = page.LastEvaluatedKey;
      pages += 1;
    } while (next);
    return { items, pages };
  }
  async function write(items: Items): Promise<void> {
    const { documents, table } = bench();
    for (let start = 0; start < items.length; start += 25) {
      await documents.send(
        new BatchWriteCommand({
          RequestItems: { [table]: items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })) },
        }),
      );
    }
  }

  beforeAll(() =>
    write(
      hundred.map((number) => ({
        pk: 'q',
        sk: `x#${padded(number)}`,
        g1pk: 'G',
        g1sk: `t#${padded(999 - number)}`,
        name: `n${number}`,
        pay: 'p'.repeat(100),
        ...(number % 10 === 0 ? { g2pk: 'sparse', g2sk: number } : {}),
        ...(number % 2 === 1 ? { g3pk: 'odd' } : {}),
      })),
    ),
  );

  it('A query finds by the beginning of the sort key', async () => {
    const { Count, Items } = await query({
      KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
      ExpressionAttributeValues: { ':p': 'q', ':s': 'x#001' },
    });
    expect(Count).toBe(10);
    expect(Items?.[0]).toMatchObject({ sk: 'x#0010' });
  });

  it('A query finds between two sort keys, newest first', async () => {
    const { Count, Items } = await query({
      KeyConditionExpression: 'pk = :p AND sk BETWEEN :a AND :b',
      ScanIndexForward: false,
      ExpressionAttributeValues: { ':p': 'q', ':a': 'x#0010', ':b': 'x#0019' },
    });
    expect(Count).toBe(10);
    expect(Items?.[0]).toMatchObject({ sk: 'x#0019' });
  });

  it.each([
    ['<', 5],
    ['<=', 6],
    ['>', 94],
    ['>=', 95],
    ['=', 1],
  ])('A query finds by %s', async (operator, expected) => {
    const { Count } = await query({
      KeyConditionExpression: `pk = :p AND sk ${operator} :s`,
      ExpressionAttributeValues: { ':p': 'q', ':s': `x#${padded(5)}` },
    });
    expect(Count).toBe(expected);
  });

  it('Small pages show every item once', async () => {
    const { items, pages } = await allPages({
      KeyConditionExpression: 'pk = :p',
      Limit: 7,
      ExpressionAttributeValues: { ':p': 'q' },
    });
    expect(items.map(({ sk }) => sk)).toEqual(hundred.map((number) => `x#${padded(number)}`));
    expect(pages).toBe(15);
  });

  it('A query pages backwards through an index and projects', async () => {
    const { items } = await allPages({
      IndexName: 'gsi1',
      KeyConditionExpression: 'g1pk = :p',
      ScanIndexForward: false,
      Limit: 9,
      ProjectionExpression: 'g1sk',
      ExpressionAttributeValues: { ':p': 'G' },
    });
    expect(items).toEqual(hundred.map((number) => ({ g1sk: `t#${padded(999 - number)}` })));
  });

  it('A sparse index finds by number, with the included attributes only', async () => {
    const { Items } = await query({
      IndexName: 'gsi2',
      KeyConditionExpression: 'g2pk = :p AND g2sk > :n',
      ExpressionAttributeValues: { ':p': 'sparse', ':n': 20 },
    });
    expect(Items?.map(({ g2sk }) => g2sk)).toEqual([30, 40, 50, 60, 70, 80, 90]);
    expect(Object.keys(Items?.[0] ?? {}).sort()).toEqual(['g2pk', 'g2sk', 'name', 'pk', 'sk']);
  });

  it('Negative, fractional and large numbers are sorted by value', async () => {
    const numbers = [-1000, -2.5, -2, 0, 0.001, 3, 7.25, 10, 1e10];
    await write(
      numbers.toReversed().map((g2sk, position) => ({ pk: 'numbers', sk: `${position}`, g2pk: 'numbers', g2sk })),
    );
    const { Items } = await query({
      IndexName: 'gsi2',
      KeyConditionExpression: 'g2pk = :p',
      ExpressionAttributeValues: { ':p': 'numbers' },
    });
    expect(Items?.map(({ g2sk }) => g2sk)).toEqual(numbers);
  });

  it('An item leaves an index with its key attribute', async () => {
    const { documents, table } = bench();
    const odd = { IndexName: 'gsi3', KeyConditionExpression: 'g3pk = :p', ExpressionAttributeValues: { ':p': 'odd' } };
    expect((await query({ ...odd, Select: 'COUNT' })).Count).toBe(50);
    await documents.send(
      new UpdateCommand({ TableName: table, Key: { pk: 'q', sk: 'x#0001' }, UpdateExpression: 'REMOVE g3pk' }),
    );
    const { Count, Items } = await query(odd);
    expect(Count).toBe(49);
    expect(Object.keys(Items?.[0] ?? {}).sort()).toEqual(['g3pk', 'pk', 'sk']);
  });

  it('What was scanned is counted apart from what the filter left', async () => {
    const { Count, ScannedCount } = await query({
      KeyConditionExpression: 'pk = :p',
      FilterExpression: 'contains(#n, :x)',
      ExpressionAttributeNames: { '#n': 'name' },
      ExpressionAttributeValues: { ':p': 'q', ':x': '9' },
    });
    expect({ Count, ScannedCount }).toEqual({ Count: 19, ScannedCount: 100 });
  });

  it('A filter on a key attribute and a projection of a count are refused', async () => {
    await expect(
      query({
        KeyConditionExpression: 'pk = :p',
        FilterExpression: 'sk > :p',
        ExpressionAttributeValues: { ':p': 'q' },
      }),
    ).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(
      query({
        KeyConditionExpression: 'pk = :p',
        Select: 'COUNT',
        ProjectionExpression: 'sk',
        ExpressionAttributeValues: { ':p': 'q' },
      }),
    ).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('A strongly consistent read of an index is refused', async () => {
    await expect(
      query({
        IndexName: 'gsi1',
        ConsistentRead: true,
        KeyConditionExpression: 'g1pk = :p',
        ExpressionAttributeValues: { ':p': 'G' },
      }),
    ).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('The segments of a scan together have everything', async () => {
    const { documents, table } = bench();
    const seen: unknown[] = [];
    for (const Segment of [0, 1, 2]) {
      let next: Record<string, unknown> | undefined;
      do {
        const page = await documents.send(
          new ScanCommand({ TableName: table, Segment, TotalSegments: 3, ExclusiveStartKey: next, Limit: 20 }),
        );
        seen.push(...(page.Items ?? []).map(({ pk, sk }) => `${String(pk)}/${String(sk)}`));
        next = page.LastEvaluatedKey;
      } while (next);
    }
    const { Count } = await documents.send(
      new ScanCommand({
        TableName: table,
        Select: 'COUNT',
        FilterExpression: 'pk = :q',
        ExpressionAttributeValues: { ':q': 'q' },
      }),
    );
    expect(Count).toBe(100);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((key) => String(key).startsWith('q/'))).toHaveLength(100);
  });

  it('Sort keys are ordered by their UTF-8 bytes', async () => {
    const names = ['é', 'z', '😀', 'a/b', 'a~b', '\u0000x', 'ÿ', '中文'];
    await write(names.map((sk) => ({ pk: 'unicode', sk })));
    const { Items } = await query({
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'unicode' },
    });
    expect(Items?.map(({ sk }) => sk)).toEqual(
      names.toSorted((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right))),
    );
  });

  it('A page ends at 1 MB', async () => {
    for (let number = 0; number < 12; number += 1)
      await bench().documents.send(
        new PutCommand({ TableName: bench().table, Item: { pk: 'MB', sk: String(number), x: 'x'.repeat(100 * 1024) } }),
      );
    const { Count, LastEvaluatedKey } = await query({
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'MB' },
    });
    expect(LastEvaluatedKey).toBeDefined();
    expect(Count).toBeGreaterThanOrEqual(9);
    expect(Count).toBeLessThanOrEqual(11);
    const { items } = await allPages({
      KeyConditionExpression: 'pk = :p',
      ProjectionExpression: 'sk',
      ExpressionAttributeValues: { ':p': 'MB' },
    });
    expect(items).toHaveLength(12);
  });

  it('A read reports its consumption', async () => {
    const { documents, table } = bench();
    const read = (more: object) =>
      documents.send(
        new GetCommand({ TableName: table, Key: { pk: 'q', sk: 'x#0002' }, ReturnConsumedCapacity: 'TOTAL', ...more }),
      );
    expect((await read({})).ConsumedCapacity?.CapacityUnits).toBe(0.5);
    expect((await read({ ConsistentRead: true })).ConsumedCapacity?.CapacityUnits).toBe(1);
    const page = await query({
      KeyConditionExpression: 'pk = :p',
      ReturnConsumedCapacity: 'TOTAL',
      ExpressionAttributeValues: { ':p': 'q' },
    });
    expect(page.ConsumedCapacity?.CapacityUnits).toBe(2);
  });

  it('Thousands of items that share one index key are kept apart', async () => {
    await write(Array.from({ length: 3000 }, (_, number) => ({ pk: `shared${number}`, sk: 's', g3pk: 'shared' })));
    const { items } = await allPages({
      IndexName: 'gsi3',
      KeyConditionExpression: 'g3pk = :p',
      ExpressionAttributeValues: { ':p': 'shared' },
    });
    expect(new Set(items.map(({ pk }) => pk)).size).toBe(3000);
  });
}

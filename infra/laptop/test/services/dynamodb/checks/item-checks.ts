import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { refusalOf, type Bench } from './bench.ts';

const kilobyte = 1024;

/** Single items and batches: puts, conditions, updates, limits. */
export function checkItems(bench: () => Bench): void {
  const put = (Item: Record<string, unknown>, more: object = {}) =>
    bench().documents.send(new PutCommand({ TableName: bench().table, Item, ...more }));
  const get = async (pk: string, sk = '1') =>
    (await bench().documents.send(new GetCommand({ TableName: bench().table, Key: { pk, sk }, ConsistentRead: true })))
      .Item;
  const update = async (pk: string, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
    (
      await bench().documents.send(
        new UpdateCommand({ TableName: bench().table, Key: { pk, sk: '1' }, ReturnValues: 'ALL_NEW', ...input }),
      )
    ).Attributes;

  it('Every type of value is kept', async () => {
    const item = {
      pk: 'types',
      sk: '1',
      n: 1,
      l: [1, 'a', [true]],
      m: { x: { y: null } },
      s: new Set(['q']),
      ns: new Set([1, 2]),
      b: new Uint8Array([1, 2, 3]),
      nul: null,
      yes: true,
      big: 12345678901234,
    };
    await put(item);
    expect(await get('types')).toEqual(item);
  });

  it('A put whose condition fails is refused', async () => {
    await put({ pk: 'once', sk: '1' }, { ConditionExpression: 'attribute_not_exists(pk)' });
    await expect(
      put({ pk: 'once', sk: '1' }, { ConditionExpression: 'attribute_not_exists(pk)' }),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });

  it('The old item is shown when the condition of a put, update or delete fails and ALL_OLD is requested', async () => {
    const { documents, table } = bench();
    await put({ pk: 'old', sk: '1', n: 7 });
    const failing = {
      ConditionExpression: 'n = :n',
      ExpressionAttributeValues: { ':n': 99 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    };
    const target = { TableName: table, Key: { pk: 'old', sk: '1' } };
    for (const call of [
      () => put({ pk: 'old', sk: '1' }, failing),
      () => documents.send(new UpdateCommand({ ...target, UpdateExpression: 'SET n = :n', ...failing })),
      () => documents.send(new DeleteCommand({ ...target, ...failing })),
    ]) {
      const { Item } = await refusalOf(call(), 'ConditionalCheckFailedException');
      expect(Item).toMatchObject({ n: { N: '7' } });
    }
  });

  it('The old item of a put and of a delete is returned', async () => {
    const { documents, table } = bench();
    await put({ pk: 'returned', sk: '1', n: 1 });
    expect((await put({ pk: 'returned', sk: '1', n: 2 }, { ReturnValues: 'ALL_OLD' })).Attributes).toMatchObject({
      n: 1,
    });
    const deleted = await documents.send(
      new DeleteCommand({ TableName: table, Key: { pk: 'returned', sk: '1' }, ReturnValues: 'ALL_OLD' }),
    );
    expect(deleted.Attributes).toMatchObject({ n: 2 });
    expect(await get('returned')).toBeUndefined();
  });

  it('One update sets, adds, removes, appends and defaults', async () => {
    await put({ pk: 'update', sk: '1', n: 1, l: [1], m: { x: 1 }, s: new Set(['q']), nul: null });
    const attributes = await update('update', {
      UpdateExpression:
        'SET l = list_append(if_not_exists(l, :e), :l), cnt = if_not_exists(cnt, :z) + :one, m.#y = :v REMOVE nul ADD n :one, s :ss',
      ExpressionAttributeNames: { '#y': 'y' },
      ExpressionAttributeValues: { ':e': [], ':l': [2], ':z': 0, ':one': 1, ':v': 'V', ':ss': new Set(['r']) },
    });
    expect(attributes).toEqual({
      pk: 'update',
      sk: '1',
      n: 2,
      l: [1, 2],
      m: { x: 1, y: 'V' },
      s: new Set(['q', 'r']),
      cnt: 1,
    });
    const shrunk = await update('update', {
      UpdateExpression: 'DELETE s :ss SET l[0] = :v REMOVE l[1]',
      ExpressionAttributeValues: { ':ss': new Set(['r']), ':v': 9 },
      ReturnValues: 'UPDATED_NEW',
    });
    expect(shrunk?.['s']).toEqual(new Set(['q']));
    expect(await get('update')).toMatchObject({ l: [9] });
  });

  it('An update reads the values from before it', async () => {
    await put({ pk: 'swap', sk: '1', a: 1, b: 2, m: { x: 1 } });
    expect(await update('swap', { UpdateExpression: 'SET a = b, b = a' })).toMatchObject({ a: 2, b: 1 });
    expect(
      await update('swap', { UpdateExpression: 'SET twin = m, m.x = :two', ExpressionAttributeValues: { ':two': 2 } }),
    ).toMatchObject({ twin: { x: 1 }, m: { x: 2 } });
  });

  it('List elements are removed and set by their positions before the update', async () => {
    await put({ pk: 'positions', sk: '1', l: [0, 1, 2, 3] });
    expect(await update('positions', { UpdateExpression: 'REMOVE l[0], l[1]' })).toMatchObject({ l: [2, 3] });
    expect(
      await update('positions', { UpdateExpression: 'SET l[9] = :v', ExpressionAttributeValues: { ':v': 4 } }),
    ).toMatchObject({ l: [2, 3, 4] });
  });

  it('An update creates a missing item', async () => {
    expect(await update('upsert', { UpdateExpression: 'SET x = :x', ExpressionAttributeValues: { ':x': 1 } })).toEqual({
      pk: 'upsert',
      sk: '1',
      x: 1,
    });
  });

  it.each([
    ['a key attribute', { UpdateExpression: 'SET pk = :x', ExpressionAttributeValues: { ':x': 'z' } }],
    ['with an unused value', { UpdateExpression: 'SET x = :x', ExpressionAttributeValues: { ':x': 'z', ':u': 1 } }],
    ['a reserved word', { UpdateExpression: 'SET status = :x', ExpressionAttributeValues: { ':x': 'z' } }],
    ['overlapping paths', { UpdateExpression: 'SET m = :x, m.y = :x', ExpressionAttributeValues: { ':x': 'z' } }],
    ['an index key to another type', { UpdateExpression: 'SET g1pk = :x', ExpressionAttributeValues: { ':x': 1 } }],
    ['with nothing', { UpdateExpression: '' }],
  ])('An update refuses %s', async (_what, input) => {
    await expect(update('refused', input)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('Sizes, members, ranges, prefixes, types and absence are compared', async () => {
    await put({ pk: 'condition', sk: '1', l: [1, 2], s: new Set(['q']), m: { y: 'V' }, n: 2, cnt: 1, empty: '' });
    await update('condition', {
      UpdateExpression: 'SET ok = :t',
      ConditionExpression:
        'size(l) >= :one AND contains(s, :q) AND begins_with(m.y, :v) AND n IN (:one, :two) AND cnt BETWEEN :one AND :two AND attribute_type(m, :M) AND NOT attribute_exists(nope) AND attribute_type(#e, :S) AND size(#e) = :zero',
      ExpressionAttributeNames: { '#e': 'empty' },
      ExpressionAttributeValues: {
        ':t': true,
        ':one': 1,
        ':two': 2,
        ':q': 'q',
        ':v': 'V',
        ':M': 'M',
        ':S': 'S',
        ':zero': 0,
      },
    });
    expect(await get('condition')).toMatchObject({ ok: true });
  });

  it('Lists, maps and sets are compared by content', async () => {
    await put({ pk: 'deep', sk: '1', l: [1, { a: [] }], m: { x: 1, y: ['z'] }, s: new Set(['a', 'b']) });
    const same = { ':l': [1, { a: [] }], ':m': { y: ['z'], x: 1 }, ':s': new Set(['b', 'a']) };
    await update('deep', {
      UpdateExpression: 'SET ok = :l',
      ConditionExpression: 'l = :l AND m = :m AND s = :s AND m IN (:l, :m)',
      ExpressionAttributeValues: same,
    });
    const different = { ConditionExpression: 'l <> :l OR m <> :m OR s <> :s', ExpressionAttributeValues: same };
    await expect(update('deep', { UpdateExpression: 'SET ok = :l', ...different })).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
  });

  it('NOT NOT is the same as no NOT', async () => {
    await put({ pk: 'not-not', sk: '1', n: 1 });
    await put(
      { pk: 'not-not', sk: '1', n: 2 },
      {
        ConditionExpression: 'NOT NOT n = :one AND NOT NOT (NOT n = :two)',
        ExpressionAttributeValues: { ':one': 1, ':two': 2 },
      },
    );
    await expect(
      put(
        { pk: 'not-not', sk: '1' },
        { ConditionExpression: 'not NOT n = :one', ExpressionAttributeValues: { ':one': 1 } },
      ),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });

  it('An empty string is accepted as value but not as key', async () => {
    await put({ pk: 'empty', sk: '1', x: '' });
    expect(await get('empty')).toMatchObject({ x: '' });
    await expect(put({ pk: 'empty', sk: '' })).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(put({ pk: 'empty', sk: '1', g1pk: '', g1sk: '1' })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('An item of 399 KB is accepted and one of 410 KB refused', async () => {
    await put({ pk: 'large', sk: '1', x: 'x'.repeat(399 * kilobyte) });
    await expect(put({ pk: 'large', sk: '1', x: 'x'.repeat(410 * kilobyte) })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('Concurrent increments are counted exactly', async () => {
    const increments = 2 * bench().racers;
    await Promise.all(
      Array.from({ length: increments }, () =>
        update('counter', { UpdateExpression: 'ADD n :one', ExpressionAttributeValues: { ':one': 1 } }),
      ),
    );
    expect(await get('counter')).toMatchObject({ n: increments });
  });

  it('Items are written and read in batches', async () => {
    const { documents, table } = bench();
    const keys = Array.from({ length: 25 }, (_, position) => ({ pk: 'batch', sk: `s${position}` }));
    const written = await documents.send(
      new BatchWriteCommand({
        RequestItems: { [table]: keys.map((key) => ({ PutRequest: { Item: { ...key, name: key.sk, more: 1 } } })) },
      }),
    );
    expect(written.UnprocessedItems).toEqual({});
    const read = await documents.send(
      new BatchGetCommand({
        RequestItems: {
          [table]: { Keys: keys, ProjectionExpression: '#n, sk', ExpressionAttributeNames: { '#n': 'name' } },
        },
      }),
    );
    expect(read.Responses?.[table]).toHaveLength(25);
    expect(Object.keys(read.Responses?.[table]?.[0] ?? {}).sort()).toEqual(['name', 'sk']);
  });

  it('A batch of 26 writes or with one key twice is refused', async () => {
    const { documents, table } = bench();
    const batch = (count: number, modulo: number) =>
      documents.send(
        new BatchWriteCommand({
          RequestItems: {
            [table]: Array.from({ length: count }, (_, position) => ({
              PutRequest: { Item: { pk: 'many', sk: `${position % modulo}` } },
            })),
          },
        }),
      );
    await expect(batch(26, 26)).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(batch(4, 3)).rejects.toMatchObject({ name: 'ValidationException' });
  });
}

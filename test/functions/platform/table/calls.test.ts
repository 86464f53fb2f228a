import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../../functions/platform/door/refusal.ts';
import type { Question } from '../../../../functions/platform/table/key.ts';

import { openTable } from '../../../../functions/platform/table/table.ts';
import type { SingleWrite, Write } from '../../../../functions/platform/table/write.ts';
import { exists, isNew, toTransactItem, versionIs } from '../../../../functions/platform/table/write.ts';

const { pause } = vi.hoisted(() => ({ pause: vi.fn(async (_milliseconds: number) => {}) }));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

const dynamodb = mockClient(DynamoDBDocumentClient);
const table = openTable('hirehub', dynamodb as unknown as DynamoDBDocumentClient);
const TableName = 'hirehub';
const key = (sk: string) => ({ pk: 'P', sk });
const asked = (): unknown[] => dynamodb.calls().map(({ args }) => JSON.parse(JSON.stringify(args[0].input)) as unknown);
const [taken, none] = [new Refusal('conflict', 'taken'), new Refusal('notFound', 'none')];

beforeEach(() => {
  dynamodb.reset();
  pause.mockClear();
});

describe('A write', () => {
  const names = (...all: string[]) => Object.fromEntries(all.map((name) => [`#${name}`, name]));
  const former = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
  it.each<[string, Write, object]>([
    ['that puts', { put: { ...key('a'), x: 1 } }, { Put: { TableName, Item: { ...key('a'), x: 1 } } }],
    [
      'that puts what is new',
      { put: key('a'), when: isNew },
      { Put: { TableName, Item: key('a'), ConditionExpression: 'attribute_not_exists(pk)' } },
    ],
    [
      'that has its own refusal for what is missing',
      { put: key('a'), when: exists, missing: none },
      { Put: { TableName, Item: key('a'), ConditionExpression: 'attribute_exists(pk)', ...former } },
    ],
    [
      'that checks a version',
      { check: key('a'), when: versionIs(3), missing: none },
      {
        ConditionCheck: {
          TableName,
          Key: key('a'),
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: names('version'),
          ExpressionAttributeValues: { ':version': 3 },
          ...former,
        },
      },
    ],
    [
      'that removes',
      { remove: key('a'), when: { expression: '#a.#b = :c', values: { c: 1 } } },
      {
        Delete: {
          TableName,
          Key: key('a'),
          ConditionExpression: '#a.#b = :c',
          ExpressionAttributeNames: names('a', 'b'),
          ExpressionAttributeValues: { ':c': 1 },
        },
      },
    ],
    [
      'that updates',
      {
        update: key('a'),
        set: { b: 1, c: 2 },
        add: { d: 3, f: 4 },
        remove: ['e', 'g'],
        when: { expression: '#b = :b', values: { b: 0 } },
        missing: none,
      },
      {
        Update: {
          TableName,
          Key: key('a'),
          UpdateExpression: 'SET #b = :set_b, #c = :set_c ADD #d :add_d, #f :add_f REMOVE #e, #g',
          ConditionExpression: '#b = :b',
          ExpressionAttributeNames: names('b', 'c', 'd', 'e', 'f', 'g'),
          ExpressionAttributeValues: { ':set_b': 1, ':set_c': 2, ':add_d': 3, ':add_f': 4, ':b': 0 },
          ...former,
        },
      },
    ],
    [
      'that updates by removing alone',
      { update: key('a'), remove: ['e'] },
      { Update: { TableName, Key: key('a'), UpdateExpression: 'REMOVE #e', ExpressionAttributeNames: names('e') } },
    ],
  ])('%s becomes an item of a transaction', (_what, write, item) => {
    expect(toTransactItem(TableName, write)).toEqual(item);
  });

  it.each<[string, SingleWrite, object]>([
    ['puts', { put: key('a') }, PutCommand],
    ['updates', { update: key('a'), set: { b: 1 } }, UpdateCommand],
    ['removes', { remove: key('a') }, DeleteCommand],
  ])('that stands alone %s, and throws its own refusals', async (_what, write, command) => {
    const failed = (Item?: object) =>
      new ConditionalCheckFailedException({ $metadata: {}, message: 'no', ...(Item && { Item: Item as never }) });
    await table.writeOne(write);
    expect(dynamodb.commandCalls(command as typeof PutCommand)).toHaveLength(1);
    const any = dynamodb.onAnyCommand();
    any.rejects(failed());
    await expect(table.writeOne({ ...write, refusal: taken })).rejects.toBe(taken);
    await expect(table.writeOne({ ...write, refusal: taken, missing: none })).rejects.toBe(none);
    await expect(table.writeOne(write)).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    any.rejects(failed({ pk: { S: 'P' } }));
    await expect(table.writeOne({ ...write, refusal: taken, missing: none })).rejects.toBe(taken);
    any.rejects(new Error('slow down'));
    await expect(table.writeOne({ ...write, refusal: taken })).rejects.toThrow('slow down');
  });

  it('of several throws the refusal of the one whose condition failed', async () => {
    const cancelled = (...CancellationReasons: object[]) =>
      new TransactionCanceledException({ $metadata: {}, message: 'no', CancellationReasons });
    const all: Write[] = [
      { put: key('a'), refusal: none },
      { put: key('b'), refusal: taken, missing: none },
    ];
    const [failed, fine] = [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }];
    dynamodb.on(TransactWriteCommand).rejects(cancelled(fine, { ...failed, Item: { pk: { S: 'P' } } }));
    await expect(table.write(all)).rejects.toBe(taken);
    dynamodb.on(TransactWriteCommand).rejects(cancelled(fine, failed));
    await expect(table.write(all)).rejects.toBe(none);
    dynamodb.on(TransactWriteCommand).rejects(cancelled(fine, { Code: 'ThrottlingError' }));
    await expect(table.write(all)).rejects.toThrow(TransactionCanceledException);
    dynamodb.on(TransactWriteCommand).rejects(cancelled({ Code: 'TransactionConflict' }, fine));
    await expect(table.write(all, { onConflict: taken })).rejects.toBe(taken);
    expect(pause).not.toHaveBeenCalled();
    dynamodb.on(TransactWriteCommand).rejects(cancelled(failed, { Code: 'TransactionConflict' }));
    await expect(table.write(all, { onConflict: taken })).rejects.toBe(none);
  });
});

describe('A question', () => {
  const whole = {
    TableName,
    ExpressionAttributeNames: { '#partition': 'pk' },
    ExpressionAttributeValues: { ':partition': 'P' },
    KeyConditionExpression: '#partition = :partition',
  };
  const ranged = (condition: string, values: object) => ({
    ...whole,
    KeyConditionExpression: `#partition = :partition AND ${condition}`,
    ExpressionAttributeNames: { '#partition': 'pk', '#sort': 'sk' },
    ExpressionAttributeValues: { ':partition': 'P', ...values },
  });
  const between = (first: string, last: string) =>
    ranged('#sort BETWEEN :first AND :last', { ':first': first, ':last': last });
  it.each<[string, Question, object]>([
    ['of a partition', { pk: 'P' }, whole],
    ['of a prefix of nothing', { pk: 'P', skPrefix: '' }, whole],
    ['of a prefix', { pk: 'P', skPrefix: 'A#' }, ranged('begins_with(#sort, :prefix)', { ':prefix': 'A#' })],
    ['of a prefix from a key on', { pk: 'P', skPrefix: 'A#', skFrom: 'A#2' }, between('A#2', 'A#\u{10ffff}')],
    ['between two keys', { pk: 'P', skBetween: ['A', 'B'] }, between('A', 'B')],
    ...(['gsi1', 'gsi2', 'gsi3'] as const).map(
      (IndexName) =>
        [
          `of ${IndexName}`,
          { [`${IndexName}pk`]: 'P' } as unknown as Question,
          { ...whole, IndexName, ExpressionAttributeNames: { '#partition': `${IndexName}pk` } },
        ] as [string, Question, object],
    ),
  ])('%s is asked of the table', async (_what, question, input) => {
    dynamodb.on(QueryCommand).resolves({});
    expect(await table.queryPage(question)).toEqual({ items: [], next: undefined });
    await table.queryPage(question, { consistent: true, newestFirst: true, limit: 3, after: key('x') });
    const isOfIndex = 'IndexName' in input;
    expect(asked()).toEqual([
      { ...input, ScanIndexForward: true },
      {
        ...input,
        ScanIndexForward: false,
        Limit: 3,
        ExclusiveStartKey: key('x'),
        ...(!isOfIndex && { ConsistentRead: true }),
      },
    ]);
  });

  it('has a filter with its own names and values', async () => {
    dynamodb.on(QueryCommand).resolves({});
    const filter = {
      FilterExpression: '#a = :a',
      ExpressionAttributeNames: { '#a': 'a' },
      ExpressionAttributeValues: { ':a': 1 },
    };
    await table.queryPage({ pk: 'P' }, { filter });
    expect(asked()).toEqual([
      {
        ...whole,
        FilterExpression: '#a = :a',
        ExpressionAttributeNames: { '#partition': 'pk', '#a': 'a' },
        ExpressionAttributeValues: { ':partition': 'P', ':a': 1 },
        ScanIndexForward: true,
      },
    ]);
  });

  it('is continued page by page to its end, or its limit', async () => {
    const pages = () =>
      dynamodb
        .on(QueryCommand)
        .resolvesOnce({ Items: [key('1'), key('2')], LastEvaluatedKey: key('2'), Count: 2 })
        .resolvesOnce({ Items: [key('3'), key('4')], LastEvaluatedKey: key('4'), Count: 2 })
        .resolves({ Items: [key('5')], Count: 1 });
    pages();
    expect(await table.query({ pk: 'P' })).toEqual(['1', '2', '3', '4', '5'].map(key));
    expect((asked() as { ExclusiveStartKey?: object }[]).map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([
      undefined,
      key('2'),
      key('4'),
    ]);
    dynamodb.reset();
    pages();
    expect(await table.query({ pk: 'P' }, { limit: 3 })).toEqual(['1', '2', '3'].map(key));
    expect(asked()).toHaveLength(2);
    dynamodb.reset();
    pages();
    expect(await table.count({ pk: 'P' })).toBe(5);
    expect(asked()).toMatchObject([
      { Select: 'COUNT' },
      { Select: 'COUNT', ExclusiveStartKey: key('2') },
      { ExclusiveStartKey: key('4') },
    ]);
  });

  it('of more than forty pages is an error and not cut off, whether read or counted', async () => {
    dynamodb.on(QueryCommand).resolves({ Items: [key('1')], LastEvaluatedKey: key('1'), Count: 1 });
    const tooLarge = '{"pk":"P"} has more than 40 pages; read it page by page (queryPage)';
    await expect(table.query({ pk: 'P' })).rejects.toThrow(tooLarge);
    await expect(table.query({ pk: 'P' }, { limit: 41 })).rejects.toThrow(tooLarge);
    await expect(table.count({ pk: 'P' })).rejects.toThrow(tooLarge);
    expect(asked()).toHaveLength(120);
    expect(await table.query({ pk: 'P' }, { limit: 40 })).toHaveLength(40);
    dynamodb.on(QueryCommand).resolves({});
    expect([await table.query({ pk: 'P' }), await table.count({ pk: 'P' })]).toEqual([[], 0]);
  });
});

describe('Items by key', () => {
  it('are read one by one, consistent on request', async () => {
    dynamodb.on(GetCommand).resolves({ Item: key('a') });
    expect(await table.get({ ...key('a'), gsi1pk: 'X' } as never)).toEqual(key('a'));
    await table.get(key('a'), { consistent: true });
    expect(asked()).toEqual([
      { TableName, Key: key('a'), ConsistentRead: false },
      { TableName, Key: key('a'), ConsistentRead: true },
    ]);
  });

  it('are read a hundred at a time, each once, and returned in the order requested', async () => {
    dynamodb
      .on(BatchGetCommand)
      .callsFake(({ RequestItems }: { RequestItems: { hirehub: { Keys: { sk: string }[] } } }) => ({
        Responses: { hirehub: RequestItems.hirehub.Keys.filter(({ sk }) => sk !== '7').toReversed() },
      }));
    const wanted = Array.from({ length: 101 }, (_, place) => key(String(place)));
    const found = await table.batchGet([...wanted, key('3')], { consistent: true });
    expect(found).toEqual([...wanted.map((one) => (one.sk === '7' ? undefined : one)), key('3')]);
    const calls = asked() as { RequestItems: { hirehub: { Keys: object[]; ConsistentRead: boolean } } }[];
    expect(calls.map(({ RequestItems: { hirehub } }) => [hirehub.Keys.length, hirehub.ConsistentRead])).toEqual([
      [100, true],
      [1, true],
    ]);
    dynamodb.resetHistory();
    await table.batchGet([key('a')]);
    expect(asked()).toMatchObject([{ RequestItems: { hirehub: { ConsistentRead: false } } }]);
    expect(await table.batchGet([])).toEqual([]);
  });

  it('that were left out are requested again, with growing pauses, six times', async () => {
    dynamodb
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { hirehub: [key('a')] }, UnprocessedKeys: { hirehub: { Keys: [key('b')] } } })
      .resolvesOnce({ UnprocessedKeys: { hirehub: { Keys: [key('b')] } } })
      .resolvesOnce({ Responses: { hirehub: [key('b')] }, UnprocessedKeys: {} });
    expect(await table.batchGet([key('a'), key('b')])).toEqual([key('a'), key('b')]);
    expect(asked().at(-1)).toMatchObject({ RequestItems: { hirehub: { Keys: [key('b')] } } });
    expect(pause.mock.calls).toEqual([[50], [100]]);
    dynamodb.reset();
    dynamodb.on(BatchGetCommand).resolves({ UnprocessedKeys: { hirehub: { Keys: [key('b')] } } });
    await expect(table.batchGet([key('b')])).rejects.toThrow('the table did not return a batch after 6 tries');
    expect(asked()).toHaveLength(6);
  });
});

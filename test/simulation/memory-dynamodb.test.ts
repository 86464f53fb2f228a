import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { toTransactItem, type SingleWrite, type Write } from '../../functions/platform/table/write.ts';
import { withLocalTable } from '../support/local-table.ts';
import { type Input, MemoryDynamodb } from './memory-dynamodb.ts';
import { type Chance, chanceOf } from './random.ts';

const commands = { GetCommand, PutCommand, UpdateCommand, DeleteCommand, QueryCommand, TransactWriteCommand };
type Call = { name: keyof typeof commands; input: Input };

const TableName = 'hirehub';
const [fewPartitions, fewItems] = [3, 5];

const conditions: NonNullable<Write['when']>[] = [
  { expression: 'attribute_not_exists(pk)' },
  { expression: 'attribute_exists(pk) AND #count > :least', values: { least: 2 } },
  { expression: 'attribute_not_exists(#seen) OR NOT contains(#seen, :one)', values: { one: 1 } },
  { expression: '#word IN (:a, :b) OR #count <> :none', values: { a: 'ä', b: 'b', none: 0 } },
  { expression: '(#count = :two OR #word = :b) AND attribute_exists(#by.#id)', values: { two: 2, b: 'b' } },
  { expression: '#count BETWEEN :two AND :four', values: { two: 2, four: 4 } },
];

function aKey(chance: Chance) {
  return { pk: `P${chance.below(fewPartitions)}`, sk: `${chance.pick(['A#', 'B#'])}${chance.below(fewItems)}` };
}

function aWrite(chance: Chance, key = aKey(chance)): Write {
  const when = chance.happens(0.6) ? { when: chance.pick(conditions) } : {};
  const listed = chance.happens(0.5) ? { gsi1pk: `L${chance.below(2)}`, gsi1sk: `${chance.below(4)}` } : {};
  const missing = chance.happens(0.3) ? { missing: new Error('missing') } : {};
  const kind = chance.below(10);
  if (kind < 4)
    return {
      put: {
        ...key,
        ...listed,
        count: chance.below(6),
        word: chance.pick(['ä', 'b', 'z']),
        by: { id: 1, no: undefined },
      },
      ...when,
      ...missing,
    };
  if (kind < 6) return { remove: key, ...when };
  return {
    update: key,
    set: { word: chance.pick(['ä', 'c']), list: [1, 'two', null], ...listed },
    add: { count: chance.below(3), seen: new Set([chance.below(3)]) },
    ...(chance.happens(0.3) && Object.keys(listed).length === 0 && { remove: ['gsi1pk', 'gsi1sk', 'by'] }),
    ...when,
    ...missing,
  };
}

function aCall(chance: Chance): Call {
  const kind = chance.below(10);
  if (kind < 1) return { name: 'GetCommand', input: { TableName, Key: aKey(chance), ConsistentRead: true } };
  if (kind < 4) return { name: 'QueryCommand', input: aQuery(chance) };
  if (kind < 7) {
    const { Put, Update, Delete } = toTransactItem(TableName, aWrite(chance) as SingleWrite);
    const name = Put ? 'PutCommand' : Update ? 'UpdateCommand' : 'DeleteCommand';
    return { name, input: (Put ?? Update ?? Delete) as unknown as Input };
  }
  const keys = new Map(
    Array.from({ length: 1 + chance.below(3) }, () => aKey(chance)).map((key) => [key.pk + key.sk, key]),
  );
  const writes = [...keys.values()].map((key) =>
    chance.happens(0.2) ? { check: key, when: chance.pick(conditions) } : aWrite(chance, key),
  );
  return {
    name: 'TransactWriteCommand',
    input: { TransactItems: writes.map((write) => toTransactItem(TableName, write)) },
  };
}

function aQuery(chance: Chance): Input {
  const isListing = chance.happens(0.4);
  const partition = isListing ? `L${chance.below(2)}` : `P${chance.below(fewPartitions)}`;
  const filter = chance.happens(0.3);
  return {
    TableName,
    ...(isListing ? { IndexName: 'gsi1' } : { ConsistentRead: true }),
    KeyConditionExpression: isListing
      ? '#partition = :partition'
      : '#partition = :partition AND begins_with(#sort, :prefix)',
    ...(filter && { FilterExpression: '#count >= :least' }),
    ExpressionAttributeNames: {
      '#partition': isListing ? 'gsi1pk' : 'pk',
      ...(!isListing && { '#sort': 'sk' }),
      ...(filter && { '#count': 'count' }),
    },
    ExpressionAttributeValues: {
      ':partition': partition,
      ...(!isListing && { ':prefix': chance.pick(['A#', 'B#']) }),
      ...(filter && { ':least': 2 }),
    },
    ScanIndexForward: chance.happens(0.5),
    ...(!isListing && chance.happens(0.3) && { Limit: 1 + chance.below(3) }),
    ...(chance.happens(0.2) && { Select: 'COUNT' }),
  };
}

/** A response or failure as both tables can be compared by it; the order among equals of an index is nobody's. */
async function outcomeOf(call: () => unknown, { input }: Call): Promise<unknown> {
  try {
    const { Item, Items, Count, LastEvaluatedKey } = (await call()) as Record<string, unknown>;
    const key = (item: object) => JSON.stringify(item);
    const rows = input.IndexName
      ? (Items as object[] | undefined)?.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
      : Items;
    return { Item, rows, Count, LastEvaluatedKey };
  } catch (error) {
    if (error instanceof TransactionCanceledException)
      return {
        name: error.name,
        codes: error.CancellationReasons?.map(({ Code, Item }) => [Code, Item !== undefined]),
      };
    return { name: (error as Error).name, Item: (error as { Item?: unknown }).Item };
  }
}

describe('The table in memory', () => {
  const local = withLocalTable();

  it('does with every call what the laptop’s own engine does', async () => {
    const memory = new MemoryDynamodb();
    const chance = chanceOf(1);
    for (let place = 0; place < 2_000; place += 1) {
      const call = aCall(chance);
      const real = await outcomeOf(
        () => local.documents.send(new commands[call.name](structuredClone(call.input) as never) as never),
        call,
      );
      const simulated = await outcomeOf(() => memory.call(call.name, call.input), call);
      expect(simulated, `call ${place}: ${JSON.stringify(call)}`).toEqual(real);
    }
  });

  it('does a transaction with the same token once', () => {
    const memory = new MemoryDynamodb();
    const write = toTransactItem(TableName, { update: { pk: 'P', sk: 'A' }, add: { count: 1 } });
    const input = { TransactItems: [write], ClientRequestToken: 'token' };
    memory.call('TransactWriteCommand', input);
    memory.call('TransactWriteCommand', input);
    expect(memory.item('P', 'A')).toEqual({ pk: 'P', sk: 'A', count: 1 });
  });

  it('shows a weak read the table as it was before the newest writes, and a strong one as it is', () => {
    const memory = new MemoryDynamodb();
    const Key = { pk: 'P', sk: 'A' };
    const put = (count: number) => memory.call('PutCommand', { Item: { ...Key, gsi1pk: 'L', gsi1sk: '1', count } });
    put(1);
    put(2);
    const read = (behind: number, ConsistentRead = false) =>
      (memory.call('GetCommand', { Key, ConsistentRead }, { behind }) as { Item?: { count: number } }).Item?.count;
    expect([read(0), read(1), read(2), read(2, true)]).toEqual([2, 1, undefined, 2]);
    const query = {
      IndexName: 'gsi1',
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': 'gsi1pk' },
      ExpressionAttributeValues: { ':partition': 'L' },
    };
    const listed = (behind: number) => (memory.call('QueryCommand', query, { behind }) as { Count: number }).Count;
    expect([listed(0), listed(1), listed(2)]).toEqual([1, 1, 0]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
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
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { againOnConflict, isConflict } from './again.ts';
import { committed } from './riding-write.ts';
import type { Found, Key, Question, WithKey } from './key.ts';
import type { SingleWrite, Write } from './write.ts';
import { toTransactItem } from './write.ts';

export type Item = Record<string, unknown>;

interface QueryOptions {
  /** Newest first; oldest first by default. */
  newestFirst?: boolean;
  limit?: number;
  /** Only items after this sort key (before it when newest first). */
  after?: Item;
  consistent?: boolean;
  filter?: Pick<QueryCommandInput, 'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;
}

/** The single table: reads, queries and guarded writes. */
export type Table = ReturnType<typeof openTable>;

/** As many items are read by key in one call. */
export const keysOfACall = 100;
const mostPages = 40;

/** Opens the table of this name. Tests pass their `client`; functions create one per cold start. */
export function openTable(
  tableName: string,
  client = DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } }),
) {
  /** One item; undefined when it does not exist. Strongly consistent on request. */
  async function get<T extends object = Item>(
    key: Key<T>,
    options: { consistent?: boolean } = {},
  ): Promise<T | undefined> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: tableName,
        Key: { pk: key.pk, sk: key.sk },
        ConsistentRead: options.consistent ?? false,
      }),
    );
    return Item as T | undefined;
  }

  /**
   * Items by key, in the order requested, undefined where there is none. Unprocessed keys are requested again with a
   * growing pause, a bounded number of times.
   */
  async function batchGet<const K extends readonly Key[]>(
    wanted: K,
    options: { consistent?: boolean } = {},
  ): Promise<Found<K>> {
    const found = new Map<string, unknown>();
    const distinct = [...new Map(wanted.map(({ pk, sk }) => [`${pk}|${sk}`, { pk, sk }])).values()];
    for (let start = 0; start < distinct.length; start += keysOfACall) {
      let pending = distinct.slice(start, start + keysOfACall);
      for (let attempt = 0; pending.length > 0; attempt++) {
        if (attempt === 6) throw new Error('the table did not return a batch after 6 tries');
        if (attempt > 0) await pause(25 * 2 ** attempt);
        const response = await client.send(
          new BatchGetCommand({
            RequestItems: { [tableName]: { Keys: pending, ConsistentRead: options.consistent ?? false } },
          }),
        );
        for (const item of response.Responses?.[tableName] ?? []) found.set(`${item.pk}|${item.sk}`, item);
        pending = (response.UnprocessedKeys?.[tableName]?.Keys ?? []) as WithKey[];
      }
    }
    return wanted.map(({ pk, sk }) => found.get(`${pk}|${sk}`)) as Found<K>;
  }

  /** One call's worth of a partition: the items, and where to continue when there are more. */
  async function queryPage<T extends object = Item>(
    question: Question<T>,
    options: QueryOptions = {},
  ): Promise<{ items: T[]; next: Item | undefined }> {
    const { Items, LastEvaluatedKey } = await client.send(new QueryCommand(queryInput(tableName, question, options)));
    return { items: (Items ?? []) as T[], next: LastEvaluatedKey };
  }

  /**
   * Every item of a partition, or the first up to the limit, over as many calls as it takes. Partitions are bounded by
   * design: one that takes more than forty calls, some 40 MB, is an error and never cut off.
   */
  async function query<T extends object = Item>(question: Question<T>, options: QueryOptions = {}): Promise<T[]> {
    const all: T[] = [];
    let after = options.after;
    for (let page = 0; page < mostPages; page++) {
      const { items, next } = await queryPage(question, { ...options, after });
      all.push(...items);
      if (options.limit && all.length >= options.limit) return all.slice(0, options.limit);
      if (!next) return all;
      after = next;
    }
    throw tooLarge(question);
  }

  /** How many items of a partition pass the filter; reads the partition, so only for bounded ones. */
  async function count(question: Question, options: QueryOptions = {}): Promise<number> {
    let total = 0;
    let after: Item | undefined;
    for (let page = 0; page < mostPages; page++) {
      const response = await client.send(
        new QueryCommand({ ...queryInput(tableName, question, { ...options, after }), Select: 'COUNT' }),
      );
      total += response.Count ?? 0;
      after = response.LastEvaluatedKey;
      if (!after) return total;
    }
    throw tooLarge(question);
  }

  /**
   * Writes everything or nothing. Where the condition of a write fails, its own `refusal` is thrown, so a race ends in
   * the same clear refusal as a plain mistake; see
   * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html. A conflict with another
   * transaction is tried again, or throws `onConflict`, for writers who have to read again first.
   */
  async function write(writes: Write[], { onConflict }: { onConflict?: Error } = {}): Promise<void> {
    await committed(writes, (all) => commit(all, onConflict));
  }

  async function commit(writes: Write[], onConflict?: Error): Promise<void> {
    const TransactItems = writes.map((one) => toTransactItem(tableName, one));
    const send = () => client.send(new TransactWriteCommand({ TransactItems }));
    try {
      await (onConflict ? send() : againOnConflict(send));
    } catch (error) {
      if (onConflict && isConflict(error)) throw onConflict;
      const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
      const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
      throw (failed >= 0 && refusalOf(writes[failed], reasons[failed]?.Item)) || error;
    }
  }

  /** Writes one item, which becomes a transaction where another write rides with it, and else costs half of one. */
  async function writeOne(one: SingleWrite): Promise<void> {
    await committed([one], (all) => (all.length > 1 ? commit(all) : writeAlone(one)));
  }

  /**
   * Writes one item, and nothing rides with it: what comes before a call's effect, such as a count of tries, after which
   * the call may still be refused. A failed condition throws the write's own refusal.
   */
  async function writeAlone(one: SingleWrite): Promise<void> {
    const { Put, Update, Delete } = toTransactItem(tableName, one);
    try {
      if (Put) await againOnConflict(() => client.send(new PutCommand(Put)));
      else if (Update) await againOnConflict(() => client.send(new UpdateCommand(Update)));
      else if (Delete) await againOnConflict(() => client.send(new DeleteCommand(Delete)));
    } catch (error) {
      throw (error instanceof ConditionalCheckFailedException && refusalOf(one, error.Item)) || error;
    }
  }

  return { name: tableName, client, get, batchGet, query, queryPage, count, write, writeOne, writeAlone };
}

/** The refusal of a write whose condition failed on this item; `former` is undefined where there was none. */
function refusalOf(write: Write | undefined, former: Record<string, AttributeValue> | undefined): Error | undefined {
  if (!former) return write?.missing ?? write?.refusal;
  return write?.refusalOn?.(unmarshall(former)) ?? write?.refusal;
}

const tooLarge = (question: Question) =>
  new Error(`${JSON.stringify(question)} has more than ${mostPages} pages; read it page by page (queryPage)`);

function queryInput(tableName: string, question: Question, options: QueryOptions): QueryCommandInput {
  const { index, partition } = partitionOf(question);
  const range = rangeOf(question);
  return {
    TableName: tableName,
    IndexName: index,
    KeyConditionExpression: range ? `#partition = :partition AND ${range.expression}` : '#partition = :partition',
    ExpressionAttributeNames: {
      '#partition': index ? `${index}pk` : 'pk',
      ...(range ? { '#sort': 'sk' } : {}),
      ...options.filter?.ExpressionAttributeNames,
    },
    ExpressionAttributeValues: {
      ':partition': partition,
      ...range?.values,
      ...options.filter?.ExpressionAttributeValues,
    },
    FilterExpression: options.filter?.FilterExpression,
    ScanIndexForward: !options.newestFirst,
    Limit: options.limit,
    ExclusiveStartKey: options.after,
    ConsistentRead: index ? undefined : options.consistent,
  };
}

function partitionOf(question: Question): { index?: string; partition: string } {
  if ('gsi1pk' in question) return { index: 'gsi1', partition: question.gsi1pk };
  if ('gsi2pk' in question) return { index: 'gsi2', partition: question.gsi2pk };
  if ('gsi3pk' in question) return { index: 'gsi3', partition: question.gsi3pk };
  return { partition: question.pk };
}

/** Sorts behind everything that can follow a prefix: DynamoDB compares keys by their UTF-8 bytes. */
const highest = '\u{10ffff}';

function rangeOf(question: Question): { expression: string; values: Record<string, string> } | undefined {
  const between = ([first, last]: readonly [string, string]) => ({
    expression: '#sort BETWEEN :first AND :last',
    values: { ':first': first, ':last': last },
  });
  if (!('pk' in question)) return undefined;
  const { skPrefix, skFrom, skBetween } = question;
  if (skBetween) return between(skBetween);
  if (skFrom !== undefined) return between([skFrom, `${skPrefix ?? ''}${highest}`]);
  return skPrefix ? { expression: 'begins_with(#sort, :prefix)', values: { ':prefix': skPrefix } } : undefined;
}

import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keyAttributes } from '../../functions/platform/table/key.ts';
import { compareText, meets, updated } from './expression.ts';

export type Item = Record<string, unknown>;

/** A change as the table's stream says it. */
export interface Change {
  sequence: number;
  pk: string;
  sk: string;
  before: Item | undefined;
  after: Item | undefined;
  /** Part of a transaction, which takes twice the units. */
  inTransaction?: true;
}

/** A call's input, as the document client takes it. */
export type Input = Record<string, unknown>;

interface WriteInput {
  Item?: Item;
  Key?: Item;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  ReturnValuesOnConditionCheckFailure?: string;
}
type TransactItem = { Put?: WriteInput; Update?: WriteInput; Delete?: WriteInput; ConditionCheck?: WriteInput };

/** Strong reads see every write; weaker ones may miss the newest `behind` of them. */
interface Sight {
  behind: number;
}

const indexes = { gsi1: 'gsi1sk', gsi2: 'gsi2sk', gsi3: undefined } as const;
type IndexName = keyof typeof indexes;
/** What the third index holds of an item beside its keys. */
const briefs = new Set(['pk', 'sk', 'gsi3pk', 'brief', 'candidatesCount']);

const nameOf = (pk: unknown, sk: unknown) => `${pk as string}|${sk as string}`;

/**
 * The product's table in memory with the semantics of DynamoDB: conditions, transactions that happen wholly or not and
 * only once per token, the order of a partition, pages, indexes, and a stream. `memory-dynamodb.test.ts` compares it
 * with the laptop's own engine.
 */
export class MemoryDynamodb {
  readonly changes: Change[] = [];
  readonly #partitions = new Map<string, Map<string, Item>>();
  /** Of each index, the items in each of its partitions. */
  readonly #listed = new Map<string, Map<string, Item>>();
  readonly #tokens = new Set<string>();

  /** Every item, in the order of its keys. */
  items(): Item[] {
    return inOrder(this.#partitions).flatMap(inOrder);
  }

  /** The items of the partitions whose keys begin so. */
  *itemsUnder(start: string): Iterable<Item> {
    for (const [pk, partition] of this.#partitions) if (pk.startsWith(start)) yield* partition.values();
  }

  /** The item under a key as it is now. */
  item(pk: string, sk: string): Item | undefined {
    return this.#partitions.get(pk)?.get(sk);
  }

  /** Carries out a call of the document client; `sight` is how much a read that is not consistent sees. */
  call(name: string, input: Input, sight: Sight = { behind: 0 }): unknown {
    const behind = input.ConsistentRead === true ? 0 : sight.behind;
    switch (name) {
      case 'GetCommand': {
        const { pk, sk } = input.Key as Item;
        return { Item: copied(this.#itemBehind(pk as string, sk as string, behind)) };
      }
      case 'BatchGetCommand':
        return this.#batchGet(input, sight.behind);
      case 'QueryCommand':
        return this.#query(input, behind);
      case 'PutCommand':
      case 'UpdateCommand':
      case 'DeleteCommand':
        this.#commit([this.#decide(name, input as WriteInput)]);
        return {};
      case 'TransactWriteCommand':
        return this.#transact(input);
      default:
        throw new Error(`The table in memory does not know ${name}`);
    }
  }

  #batchGet(input: Input, behind: number): unknown {
    const wanted = Object.entries(input.RequestItems as Record<string, { Keys: Item[]; ConsistentRead?: boolean }>);
    const Responses = wanted.map(([table, { Keys, ConsistentRead }]) => {
      const found = Keys.map(({ pk, sk }) => this.#itemBehind(pk as string, sk as string, ConsistentRead ? 0 : behind));
      return [table, found.flatMap((one) => (one ? [copied(one)] : []))];
    });
    return { Responses: Object.fromEntries(Responses) as unknown, UnprocessedKeys: {} };
  }

  #query(input: Input, behind: number): unknown {
    const { IndexName, KeyConditionExpression, FilterExpression, ExclusiveStartKey, Limit, Select } = input as {
      IndexName?: IndexName;
      KeyConditionExpression: string;
      FilterExpression?: string;
      ExclusiveStartKey?: Item;
      Limit?: number;
      Select?: string;
    };
    const names = (input.ExpressionAttributeNames ?? {}) as Record<string, string>;
    const values = input.ExpressionAttributeValues as Item;
    const holds = (text: string | undefined, item: Item) => !text || meets(item, { text, names, values });
    const isForward = input.ScanIndexForward !== false;
    const order = (a: Item, b: Item) => (isForward ? 1 : -1) * compareIn(IndexName, a, b);
    const found = this.#partition(IndexName, values[':partition'] as string, behind)
      .filter((item) => holds(KeyConditionExpression, item))
      .filter((item) => !ExclusiveStartKey || order(item, ExclusiveStartKey) > 0)
      .toSorted(order);
    const page = Limit === undefined ? found : found.slice(0, Limit);
    const last = Limit !== undefined && page.length === Limit ? page.at(-1) : undefined;
    const passing = page.filter((item) => holds(FilterExpression, item));
    return {
      ...(Select === 'COUNT'
        ? {}
        : { Items: passing.map((item) => copied(IndexName === 'gsi3' ? inBrief(item) : item)) }),
      Count: passing.length,
      LastEvaluatedKey: last && keysOf(last, IndexName),
    };
  }

  /** The items of a partition, or of one of an index, without the newest changes. */
  #partition(index: IndexName | undefined, partition: string, behind: number): Item[] {
    const now = index ? this.#listed.get(`${index}|${partition}`) : this.#partitions.get(partition);
    if (behind === 0) return [...(now?.values() ?? [])];
    const found = new Map([...(now?.values() ?? [])].map((item) => [nameOf(item.pk, item.sk), item]));
    const attribute = index ? `${index}pk` : 'pk';
    for (const { pk, sk, before } of this.changes.slice(-behind).toReversed())
      if (before?.[attribute] === partition) found.set(nameOf(pk, sk), before);
      else found.delete(nameOf(pk, sk));
    return [...found.values()];
  }

  #itemBehind(pk: string, sk: string, behind: number): Item | undefined {
    const first = behind > 0 ? this.changes.slice(-behind).find((one) => one.pk === pk && one.sk === sk) : undefined;
    return first ? first.before : this.item(pk, sk);
  }

  #transact(input: Input): unknown {
    const token = input.ClientRequestToken as string | undefined;
    if (token && this.#tokens.has(token)) return {};
    const reasons: { Code: string; Item?: Item }[] = [];
    const decided = (input.TransactItems as TransactItem[]).map(({ Put, Update, Delete, ConditionCheck }) => {
      const write = Put ?? Update ?? Delete ?? ConditionCheck;
      const name = Put ? 'PutCommand' : Update ? 'UpdateCommand' : Delete ? 'DeleteCommand' : 'ConditionCheck';
      try {
        const change = this.#decide(name, write as WriteInput);
        reasons.push({ Code: 'None' });
        return change;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        reasons.push({ Code: 'ConditionalCheckFailed', ...(error.Item && { Item: error.Item as Item }) });
        return undefined;
      }
    });
    const keys = new Set(decided.map((one, place) => (one ? nameOf(one.pk, one.sk) : `refused ${place}`)));
    if (keys.size < decided.length)
      throw new Error('Transaction request cannot include multiple operations on one item');
    if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
    if (decided.length > 100) throw new Error('A transaction has at most 100 writes');
    this.#commit(decided.flatMap((one) => (one ? { ...one, inTransaction: true as const } : [])));
    if (token) this.#tokens.add(token);
    return {};
  }

  /** What a write makes of its item; throws where its condition does not hold. */
  #decide(name: string, write: WriteInput): Omit<Change, 'sequence'> {
    const { pk, sk } = (write.Item ?? write.Key) as { pk: string; sk: string };
    if (typeof pk !== 'string' || typeof sk !== 'string' || !pk || !sk) throw new Error('A key is missing');
    const before = this.item(pk, sk);
    const names = write.ExpressionAttributeNames ?? {};
    const values = write.ExpressionAttributeValues ?? {};
    if (write.ConditionExpression && !meets(before, { text: write.ConditionExpression, names, values }))
      throw conditionFailed(write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? before : undefined);
    const after =
      name === 'PutCommand'
        ? (copied(write.Item) as Item)
        : name === 'UpdateCommand'
          ? updated(before ?? { pk, sk }, { text: write.UpdateExpression ?? '', names, values: copied(values) as Item })
          : name === 'DeleteCommand'
            ? undefined
            : before;
    for (const attribute of keyAttributes)
      if (after?.[attribute] === '' || (after && after[attribute] === null))
        throw new Error(`${attribute} of ${pk} ${sk} is no text`);
    return { pk, sk, before, after };
  }

  #commit(decided: readonly Omit<Change, 'sequence'>[]): void {
    for (const one of decided) {
      const { pk, sk, before, after } = one;
      if (before === after) continue;
      const partition = this.#partitions.get(pk) ?? new Map<string, Item>();
      this.#partitions.set(pk, partition);
      if (after) partition.set(sk, after);
      else partition.delete(sk);
      for (const index of Object.keys(indexes)) {
        if (before) this.#listed.get(`${index}|${before[`${index}pk`] as string}`)?.delete(nameOf(pk, sk));
        const listing = after && isListed(index as IndexName, after) ? `${index}|${after[`${index}pk`] as string}` : '';
        if (!listing || !after) continue;
        const list = this.#listed.get(listing) ?? new Map<string, Item>();
        this.#listed.set(listing, list);
        list.set(nameOf(pk, sk), after);
      }
      this.changes.push({ ...one, sequence: this.changes.length + 1 });
    }
  }

  /** Removes what has expired, as DynamoDB does within two days; `now` is in seconds. */
  sweep(now: number): void {
    const expired = this.items().filter(({ ttl }) => typeof ttl === 'number' && ttl < now);
    this.#commit(expired.map((before) => ({ pk: String(before.pk), sk: String(before.sk), before, after: undefined })));
  }

  /** The same table once more, without the past of this one. */
  clone(): MemoryDynamodb {
    const other = new MemoryDynamodb();
    other.#commit(
      this.items().map((after) => ({ pk: String(after.pk), sk: String(after.sk), before: undefined, after })),
    );
    other.changes.length = 0;
    return other;
  }
}

/** The values of a map in the order of their names. */
const inOrder = <T>(named: ReadonlyMap<string, T>): T[] =>
  [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

const isListed = (index: IndexName, item: Item): boolean => {
  const order = indexes[index];
  return typeof item[`${index}pk`] === 'string' && (order === undefined || typeof item[order] === 'string');
};

const inBrief = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(([name]) => briefs.has(name)));

function compareIn(index: IndexName | undefined, a: Item, b: Item): number {
  const order = index ? indexes[index] : 'sk';
  const byOrder = order ? compareText(a[order] as string, b[order] as string) : 0;
  return byOrder || compareText(nameOf(a.pk, a.sk), nameOf(b.pk, b.sk));
}

function keysOf(item: Item, index: IndexName | undefined): Item {
  const order = index && indexes[index];
  const names = ['pk', 'sk', ...(index ? [`${index}pk`] : []), ...(order ? [order] : [])];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}

/** A value as the document client would store and return it: without what is undefined, and nobody else's. */
export function copied<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(copied) as T;
  if (value instanceof Set) return new Set(value) as T;
  if (value instanceof Uint8Array) return value;
  const copy: Item = {};
  for (const name in value) if (value[name] !== undefined) copy[name] = copied(value[name]);
  return copy as T;
}

const metadata = { $metadata: {}, message: 'The conditional request failed' };
// The document client leaves what an error holds as it came.
const conditionFailed = (former: Item | undefined) =>
  new ConditionalCheckFailedException({ ...metadata, ...(former && { Item: marshall(former) }) });
const cancelled = (CancellationReasons: { Code: string; Item?: Item }[]) =>
  new TransactionCanceledException({ ...metadata, CancellationReasons: CancellationReasons as never });

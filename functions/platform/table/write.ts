import { isDeepStrictEqual } from 'node:util';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Values = Record<string, unknown>;

/** A condition in DynamoDB's expression language: `#name` is attribute `name`, `:value` is `values.value`. */
export interface Condition {
  expression: string;
  values?: Values;
}

/**
 * One write of a transaction, with the refusal to throw when its condition fails, another one for when it fails because
 * there is no such item, and one that depends on the item that it fails on.
 */
export type Write = { refusal?: Error; missing?: Error; refusalOn?: (former: Values) => Error | undefined } & (
  | { put: object; when?: Condition }
  | {
      update: { pk: string; sk: string };
      set?: Values;
      add?: Values;
      /** Elements to take out of sets. */
      take?: Record<string, ReadonlySet<number | string>>;
      remove?: string[];
      when?: Condition;
    }
  | { remove: { pk: string; sk: string }; when?: Condition }
  | { check: { pk: string; sk: string }; when: Condition }
);

/** A write that may also stand alone; a check only makes sense beside others. */
export type SingleWrite = Exclude<Write, { check: object }>;

/** The condition that an item does not exist yet. */
export const isNew: Condition = { expression: 'attribute_not_exists(pk)' };
/** The condition that an item exists. */
export const exists: Condition = { expression: 'attribute_exists(pk)' };
/** The condition that an item still has the version that was read. */
export const versionIs = (version: number): Condition => ({ expression: '#version = :version', values: { version } });

const placeOf = (write: Write): { pk: string; sk: string } => {
  if ('check' in write) return write.check;
  if ('update' in write) return write.update;
  return 'remove' in write ? write.remove : (write.put as { pk: string; sk: string });
};

/**
 * Writes without those that a transaction cannot have twice: a check of an item that an earlier one checks or writes, and
 * the very same put, such as a trace that two parts of it leave. The stricter check comes first.
 */
export function unrepeated(writes: readonly Write[]): Write[] {
  const first = new Map<string, Write>();
  return writes.filter((write) => {
    const { pk, sk } = placeOf(write);
    const former = first.get(`${pk}|${sk}`);
    if (!former) first.set(`${pk}|${sk}`, write);
    const isSame = former && 'put' in former && 'put' in write && isDeepStrictEqual(former.put, write.put);
    return !former || !('check' in write || isSame);
  });
}

const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/#(\w+)/g)].map((match) => match[1] as string);
const prefixed = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value]));
const orNothing = <T extends object>(record: T): T | undefined => (Object.keys(record).length > 0 ? record : undefined);

/** Renders a write for TransactWriteItems. */
export function toTransactItem(tableName: string, write: Write): TransactItem {
  // The item as it was says whether the condition failed or there was none.
  const former = write.missing || write.refusalOn ? ({ ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const) : {};
  const condition = { ...conditionParts(write.when, {}, []), ...former };
  if ('put' in write) return { Put: { TableName: tableName, Item: write.put as Values, ...condition } };
  if ('check' in write)
    return {
      ConditionCheck: {
        TableName: tableName,
        Key: write.check,
        ...(condition as typeof condition & { ConditionExpression: string }),
      },
    };
  if ('update' in write) return { Update: { ...updateParts(tableName, write), ...former } };
  return { Delete: { TableName: tableName, Key: write.remove, ...condition } };
}

function updateParts(tableName: string, write: Extract<Write, { update: object }>) {
  const { set = {}, add = {}, take = {}, remove = [] } = write;
  const clause = (word: string, parts: string[]) => (parts.length > 0 ? `${word} ${parts.join(', ')}` : '');
  const expression = [
    clause(
      'SET',
      Object.keys(set).map((name) => `#${name} = :set_${name}`),
    ),
    clause(
      'ADD',
      Object.keys(add).map((name) => `#${name} :add_${name}`),
    ),
    clause(
      'DELETE',
      Object.keys(take).map((name) => `#${name} :take_${name}`),
    ),
    clause(
      'REMOVE',
      remove.map((name) => `#${name}`),
    ),
  ]
    .filter(Boolean)
    .join(' ');
  const marked = (mark: string, values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${mark}_${name}`, value]));
  const values = { ...marked('set', set), ...marked('add', add), ...marked('take', take) };
  return {
    TableName: tableName,
    Key: write.update,
    UpdateExpression: expression,
    ...conditionParts(write.when, values, namesIn(expression)),
  };
}

function conditionParts(condition: Condition | undefined, values: Values, names: string[]) {
  const allNames = [...new Set([...names, ...(condition ? namesIn(condition.expression) : [])])];
  return {
    ConditionExpression: condition?.expression,
    ExpressionAttributeNames: orNothing(Object.fromEntries(allNames.map((name) => [`#${name}`, name]))),
    ExpressionAttributeValues: orNothing(prefixed({ ...values, ...condition?.values })),
  };
}

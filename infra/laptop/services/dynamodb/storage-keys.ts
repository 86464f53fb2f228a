import { dynalite, type KeyRange } from './dynalite.ts';
import type { Item } from './item.ts';
import { keyNames, secondaryIndexes, type SecondaryIndex, type Table } from './table.ts';
import { pickAttributes } from './item.ts';

/**
 * Where everything is stored in the one LevelDB: a prefix per kind, `~` between the parts (table names cannot contain
 * it).
 */
export const tablePrefix = 'table~';
export const tableKey = (name: string): string => tablePrefix + name;
export const timeToLiveKey = (name: string): string => `ttl-attribute~${name}`;
export const itemPrefix = (table: string): string => `item-${table}~`;
export const indexPrefix = (table: string, kind: 'global' | 'local', index: string): string =>
  `index-${kind}~${table}~${index}~`;
export const streamPrefix = (table: string): string => `stream~${table}~`;
export const recoveryKey = (name: string): string => `recovery~${name}`;
/** What items of a table were, each version by item and time; for restores to a point in time. */
export const versionPrefix = (table: string): string => `version~${table}~`;
export const lastSequenceKey = 'stream-last';
export const tokenPrefix = 'token~';
export const expiryPrefix = (table: string): string => `expiry~${table}~`;
/** Sorts by the second an item expires. */
export const expiryKey = (table: string, seconds: number, itemKey: string): string =>
  `${expiryPrefix(table)}${String(seconds).padStart(12, '0')}~${itemKey}`;

export const itemKey = (table: Table, item: Item): string =>
  itemPrefix(table.TableName) + dynalite.createKey(item, table);

/** Every stored key that begins with a prefix. */
export const wholeOf = (prefix: string): KeyRange => ({ gte: prefix, lt: `${prefix}\u{10FFFF}` });

/** An item's entry in an index; absent for items without the index's keys. */
export interface IndexEntry {
  indexName: string;
  key: string;
  projected: Item;
}

/** The item's entry in one index, or undefined when it lacks a key attribute of it. */
export function indexEntry(
  table: Table,
  kind: 'global' | 'local',
  index: SecondaryIndex,
  item: Item | undefined,
): IndexEntry | undefined {
  const keys = keyNames(index.KeySchema);
  if (!item || !keys.every((name) => item[name])) return undefined;
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  const kept = new Set([...keyNames(table.KeySchema), ...keys, ...NonKeyAttributes]);
  return {
    indexName: index.IndexName,
    key: indexPrefix(table.TableName, kind, index.IndexName) + dynalite.createIndexKey(item, table, index.KeySchema),
    projected: ProjectionType === 'ALL' ? item : pickAttributes(item, kept),
  };
}

/** The effect of an item's change on each index: the entry before and the entry after. */
export function indexChanges(
  table: Table,
  before: Item | undefined,
  after: Item | undefined,
): { before?: IndexEntry; after?: IndexEntry; indexName: string; kind: 'global' | 'local' }[] {
  return secondaryIndexes(table).map(({ kind, index }) => ({
    indexName: index.IndexName,
    kind,
    before: indexEntry(table, kind, index, before),
    after: indexEntry(table, kind, index, after),
  }));
}

import type { Disk, DiskWrite } from './disk.ts';
import type { Item } from './item.ts';
import { sameItem } from './same-value.ts';
import { expiryKey, indexChanges, itemKey, lastSequenceKey, streamPrefix } from './storage-keys.ts';
import { sequenceText, streamRecord } from './stream-record.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { openVersions } from './versions.ts';

/** The effect of one write on one item. */
export interface Change {
  table: Table;
  before?: Item;
  after?: Item;
}

/** Writes changes to disk: items, index entries, expiry entries and stream records in one batch. */
export interface ChangeLog {
  /** Resolves when the changes, and `more` with them, are on disk. */
  commit(changes: Change[], options?: { byTimeToLive?: boolean; more?: DiskWrite[] }): Promise<void>;
  /** The sequence number of the newest change on disk. */
  lastSequence(): string;
  /** Calls back after each commit with the names of the tables whose streams grew; returns a function that stops it. */
  onCommit(listener: (tables: Set<string>) => void): () => void;
}

export interface ChangeLogOptions {
  now: () => number;
  /** How many of the newest changes the streams keep; a hundredth more may wait to be trimmed. */
  recordsKept: number;
}

/** Continues the log where the last run ended. */
export function openChangeLog(disk: Disk, tables: Tables, { now, recordsKept }: ChangeLogOptions): ChangeLog {
  const kept = BigInt(recordsKept);
  const trimEvery = BigInt(Math.ceil(recordsKept / 100));
  const versionWrite = openVersions(now);
  const listeners = new Set<(tables: Set<string>) => void>();
  let assigned = BigInt(disk.committed<string>(lastSequenceKey) ?? '0');
  let durable = assigned;

  function writesOf({ table, before, after }: Change, byTimeToLive: boolean): DiskWrite[] {
    const item = after ?? before;
    if (!item) return [];
    const writes: DiskWrite[] = [{ key: itemKey(table, item), value: after }];
    if (tables.recovery(table.TableName)) writes.push(versionWrite(table, item, after));
    for (const entry of indexChanges(table, before, after)) {
      if (entry.before && entry.before.key !== entry.after?.key)
        writes.push({ key: entry.before.key, value: undefined });
      if (entry.after) writes.push({ key: entry.after.key, value: entry.after.projected });
    }
    writes.push(...expiryWrites(table, tables.timeToLive(table.TableName), before, after));
    if (table.StreamSpecification?.StreamEnabled && !sameItem(before, after)) {
      assigned += 1n;
      const record = streamRecord(table, { before, after }, { sequence: assigned, at: now(), byTimeToLive });
      writes.push({ key: streamPrefix(table.TableName) + record.dynamodb.SequenceNumber, value: record });
      writes.push({ key: lastSequenceKey, value: record.dynamodb.SequenceNumber });
    }
    return writes;
  }

  async function trim(names: Set<string>): Promise<void> {
    for (const name of names)
      await disk.clear({ gte: streamPrefix(name), lt: streamPrefix(name) + sequenceText(durable - kept + 1n) });
  }

  return {
    async commit(changes, { byTimeToLive = false, more = [] } = {}) {
      const first = assigned;
      const writes = changes.flatMap((change) => writesOf(change, byTimeToLive));
      const last = assigned;
      if (writes.length + more.length > 0) await disk.write([...writes, ...more]);
      if (last === first) return;
      if (last > durable) durable = last;
      const grown = new Set(
        changes.filter(({ table }) => table.StreamSpecification?.StreamEnabled).map(({ table }) => table.TableName),
      );
      for (const listener of listeners) listener(grown);
      if (last > kept && last / trimEvery !== first / trimEvery) void trim(grown);
    },
    lastSequence: () => sequenceText(durable),
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The second at which an item expires by the table's time-to-live attribute, if it does. */
export function expiresAt(item: Item | undefined, attribute: string | undefined): number | undefined {
  const value = attribute === undefined ? undefined : item?.[attribute]?.N;
  const seconds = value === undefined ? undefined : Math.floor(Number(value));
  return seconds !== undefined && seconds >= 0 && seconds < 1e12 ? seconds : undefined;
}

function expiryWrites(
  table: Table,
  attribute: string | undefined,
  before: Item | undefined,
  after: Item | undefined,
): DiskWrite[] {
  const [was, is] = [expiresAt(before, attribute), expiresAt(after, attribute)];
  const key = (item: Item, seconds: number) => expiryKey(table.TableName, seconds, itemKey(table, item));
  if (was === is) return [];
  return [
    ...(before && was !== undefined ? [{ key: key(before, was), value: undefined }] : []),
    ...(after && is !== undefined ? [{ key: key(after, is), value: itemKey(table, after) }] : []),
  ];
}

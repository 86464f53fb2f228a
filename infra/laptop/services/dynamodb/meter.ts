import type { ServiceCall } from '../service.ts';
import { itemSize } from './item-size.ts';
import type { Item } from './item.ts';
import { sameItem } from './same-value.ts';
import { indexChanges } from './storage-keys.ts';
import type { Table } from './table.ts';

const readUnit = 4096;
const writeUnit = 1024;

interface Consumption {
  table: number;
  indexes: Map<string, { kind: 'global' | 'local'; units: number }>;
  read: number;
  write: number;
}

/** Adds up what one call consumes, per table and index, by DynamoDB's own rules. */
export interface Meter {
  /** A read of `bytes` from a table or one of its indexes. */
  read(
    table: Table,
    reading: {
      bytes: number;
      items: number;
      consistency: Consistency;
      index?: { kind: 'global' | 'local'; name: string };
    },
  ): void;
  /** A write that turned `before` into `after`; a condition that failed passes the same item twice. */
  write(table: Table, change: { before?: Item; after?: Item; transactional?: boolean }): void;
  usage(): Pick<ServiceCall, 'readUnits' | 'writeUnits' | 'items' | 'bytes'>;
  /** The ConsumedCapacity entries, one per table, in the form of ReturnConsumedCapacity. */
  capacities(mode: unknown, transactional?: boolean): Record<string, unknown>[] | undefined;
}

export type Consistency = 'eventual' | 'strong' | 'transactional';
const unitFactor: Record<Consistency, number> = { eventual: 0.5, strong: 1, transactional: 2 };

/** Read units of a read: 4 KB each, at least one, half when eventually consistent, double in transactions. */
export const readUnits = (bytes: number, consistency: Consistency): number =>
  Math.max(1, Math.ceil(bytes / readUnit)) * unitFactor[consistency];

/** Write units of an item's change in the table itself: the larger image counts, 1 KB each, double in transactions. */
export function writeUnits({
  before,
  after,
  transactional = false,
}: {
  before?: Item;
  after?: Item;
  transactional?: boolean;
}): number {
  const bytes = Math.max(before ? itemSize(before) : 0, after ? itemSize(after) : 0);
  return Math.max(1, Math.ceil(bytes / writeUnit)) * (transactional ? 2 : 1);
}

/** Starts counting one call. */
export function startMeter(): Meter {
  const consumed = new Map<string, Consumption>();
  let items = 0;
  let bytes = 0;
  const of = (table: Table): Consumption => {
    const known = consumed.get(table.TableName) ?? { table: 0, indexes: new Map(), read: 0, write: 0 };
    consumed.set(table.TableName, known);
    return known;
  };
  const addToIndex = (entry: Consumption, kind: 'global' | 'local', name: string, units: number) =>
    entry.indexes.set(name, { kind, units: (entry.indexes.get(name)?.units ?? 0) + units });

  return {
    read(table, reading) {
      const entry = of(table);
      const units = readUnits(reading.bytes, reading.consistency);
      entry.read += units;
      if (reading.index) addToIndex(entry, reading.index.kind, reading.index.name, units);
      else entry.table += units;
      items += reading.items;
      bytes += reading.bytes;
    },
    write(table, change) {
      const entry = of(table);
      const units = writeUnits(change);
      entry.table += units;
      entry.write += units;
      for (const { indexName, kind, units: touched } of indexWrites(table, change)) {
        addToIndex(entry, kind, indexName, touched);
        entry.write += touched;
      }
      items += 1;
      bytes += Math.max(change.before ? itemSize(change.before) : 0, change.after ? itemSize(change.after) : 0);
    },
    usage() {
      const all = [...consumed.values()];
      const sum = (pick: (entry: Consumption) => number) => all.reduce((total, entry) => total + pick(entry), 0);
      return { readUnits: sum((entry) => entry.read), writeUnits: sum((entry) => entry.write), items, bytes };
    },
    capacities(mode, transactional = false) {
      if (mode !== 'TOTAL' && mode !== 'INDEXES') return undefined;
      return [...consumed].map(([TableName, entry]) => ({
        TableName,
        CapacityUnits: entry.read + entry.write,
        ...(transactional && entry.read > 0 ? { ReadCapacityUnits: entry.read } : {}),
        ...(transactional && entry.write > 0 ? { WriteCapacityUnits: entry.write } : {}),
        ...(mode === 'INDEXES' ? perIndex(entry) : {}),
      }));
    },
  };
}

/**
 * One write per index entry that changes: none when the projected entry stays the same, two when its key moves.
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes
 */
function indexWrites(
  table: Table,
  change: { before?: Item; after?: Item; transactional?: boolean },
): { indexName: string; kind: 'global' | 'local'; units: number }[] {
  return indexChanges(table, change.before, change.after).flatMap(({ indexName, kind, before, after }) => {
    if (before && after && before.key === after.key) {
      if (sameItem(before.projected, after.projected)) return [];
      return [
        {
          indexName,
          kind,
          units: writeUnits({ before: before.projected, after: after.projected, transactional: change.transactional }),
        },
      ];
    }
    const touched = [before, after].filter((entry) => entry !== undefined);
    if (touched.length === 0) return [];
    const units = touched.reduce(
      (total, entry) => total + writeUnits({ after: entry.projected, transactional: change.transactional }),
      0,
    );
    return [{ indexName, kind, units }];
  });
}

function perIndex(entry: Consumption): Record<string, unknown> {
  const ofKind = (kind: 'global' | 'local') => {
    const indexes = [...entry.indexes].filter(([, index]) => index.kind === kind);
    return indexes.length > 0
      ? Object.fromEntries(indexes.map(([name, { units }]) => [name, { CapacityUnits: units }]))
      : undefined;
  };
  return {
    Table: { CapacityUnits: entry.table },
    GlobalSecondaryIndexes: ofKind('global'),
    LocalSecondaryIndexes: ofKind('local'),
  };
}

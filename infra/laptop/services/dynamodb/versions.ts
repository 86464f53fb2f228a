import type { DiskWrite } from './disk.ts';
import type { Item } from './item.ts';
import { itemKey, versionPrefix } from './storage-keys.ts';
import type { Table } from './table.ts';

/** A table whose point-in-time recovery is on: since when, in milliseconds, and how many days back it can be restored. */
export interface Recovery {
  since: number;
  days: number;
}

/** What an item was from a time on; without `item` it was gone. */
export interface Version {
  key: string;
  at: number;
  item?: Item;
}

/** The write that keeps what an item is now; of several in a millisecond the later sorts after the earlier. */
export function openVersions(now: () => number): (table: Table, key: Item, item: Item | undefined) => DiskWrite {
  let [latest, turn] = [0, 0];
  return (table, identity, item) => {
    const at = now();
    turn = at === latest ? turn + 1 : 1;
    latest = at;
    return versionOf(table.TableName, { key: itemKey(table, identity), at, item }, turn);
  };
}

/** The entry of a version on disk: by item, then by time, then by its turn within the millisecond. */
export function versionOf(table: string, { key, at, item }: Version & { item: Item | undefined }, turn = 0): DiskWrite {
  const time = `${String(at).padStart(15, '0')}-${String(turn).padStart(6, '0')}`;
  return { key: `${versionPrefix(table)}${key}~${time}`, value: { key, at, item } };
}

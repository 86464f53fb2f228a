import type { Disk } from './disk.ts';
import { tableMissing } from './refusal.ts';
import type { Recovery } from './versions.ts';
import { recoveryKey, tableKey, tablePrefix, timeToLiveKey, wholeOf } from './storage-keys.ts';
import type { Table } from './table.ts';

/** The table definitions, kept in memory and written through. */
export interface Tables {
  /** Throws ResourceNotFoundException when there is no such table. */
  require(name: string): Table;
  find(name: string): Table | undefined;
  names(): string[];
  save(table: Table): Promise<void>;
  forget(name: string): Promise<void>;
  /** The attribute that says when an item of this table expires, when time to live is on. */
  timeToLive(name: string): string | undefined;
  saveTimeToLive(name: string, attribute: string | undefined): Promise<void>;
  /** From when on a table can be restored, when its point-in-time recovery is on. */
  recovery(name: string): Recovery | undefined;
  saveRecovery(name: string, recovery: Recovery | undefined): Promise<void>;
}

/** Loads every definition. */
export async function openTables(disk: Disk): Promise<Tables> {
  const tables = new Map<string, Table>();
  const timeToLive = new Map<string, string>();
  const recoveries = new Map<string, Recovery>();
  for await (const [, table] of disk.entries<Table>(wholeOf(tablePrefix))) {
    tables.set(table.TableName, table);
    const attribute = disk.committed<string>(timeToLiveKey(table.TableName));
    if (attribute) timeToLive.set(table.TableName, attribute);
    const recovery = disk.committed<Recovery>(recoveryKey(table.TableName));
    if (recovery) recoveries.set(table.TableName, recovery);
  }
  return {
    require(name) {
      const table = tables.get(name);
      if (!table) throw tableMissing();
      return table;
    },
    find: (name) => tables.get(name),
    names: () => [...tables.keys()].sort(),
    save(table) {
      tables.set(table.TableName, table);
      return disk.write([{ key: tableKey(table.TableName), value: table }]);
    },
    forget(name) {
      tables.delete(name);
      timeToLive.delete(name);
      recoveries.delete(name);
      const keys = [tableKey(name), timeToLiveKey(name), recoveryKey(name)];
      return disk.write(keys.map((key) => ({ key, value: undefined })));
    },
    timeToLive: (name) => timeToLive.get(name),
    saveTimeToLive(name, attribute) {
      if (attribute) timeToLive.set(name, attribute);
      else timeToLive.delete(name);
      return disk.write([{ key: timeToLiveKey(name), value: attribute }]);
    },
    recovery: (name) => recoveries.get(name),
    saveRecovery(name, recovery) {
      if (recovery) recoveries.set(name, recovery);
      else recoveries.delete(name);
      return disk.write([{ key: recoveryKey(name), value: recovery }]);
    },
  };
}

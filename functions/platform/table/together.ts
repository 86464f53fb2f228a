import type { Table } from './table.ts';

/**
 * Makes one call of those of the same moment about the same id: each would write an item that they share, and refuse the
 * others, which costs as much. Every caller's promise ends as that call does.
 */
export function together<V>(act: (table: Table, id: number, values: readonly V[]) => Promise<void>) {
  const open = new WeakMap<Table, Map<number, { values: V[]; done: Promise<void> }>>();
  return async (table: Table, id: number, value: V): Promise<void> => {
    const byId = open.get(table) ?? new Map<number, { values: V[]; done: Promise<void> }>();
    open.set(table, byId);
    const begun = byId.get(id);
    if (begun) {
      begun.values.push(value);
      return begun.done;
    }
    const values = [value];
    const done = Promise.resolve().then(() => {
      byId.delete(id);
      return act(table, id, values);
    });
    byId.set(id, { values, done });
    return done;
  };
}

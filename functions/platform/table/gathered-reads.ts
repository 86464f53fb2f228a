import type { Found, Key } from './key.ts';
import type { Table } from './table.ts';

/**
 * The same table, whose reads by key that begin in one turn are one call: for a page whose parts each read their own.
 * Consistent ones are made as they come.
 */
export function gatheredReads(table: Table): Table {
  let wanted: Key[] = [];
  let call: Promise<readonly unknown[]> | undefined;
  async function batchGet<const K extends readonly Key[]>(more: K, { consistent = false } = {}): Promise<Found<K>> {
    if (consistent) return table.batchGet(more, { consistent });
    const start = wanted.length;
    wanted.push(...more);
    call ??= Promise.resolve().then(async () => {
      const all = wanted;
      wanted = [];
      call = undefined;
      return table.batchGet(all);
    });
    return (await call).slice(start, start + more.length) as never;
  }
  return { ...table, batchGet };
}

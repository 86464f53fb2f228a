import { describe, expect, it } from 'vitest';
import { gatheredReads } from '../../../../functions/platform/table/gathered-reads.ts';
import type { Key } from '../../../../functions/platform/table/key.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';

/** A table that returns the sort keys which it was asked for, and how it was asked each time. */
function askedTable() {
  const asked: { keys: string[]; consistent: boolean }[] = [];
  const batchGet = async (wanted: readonly Key[], { consistent = false } = {}) => {
    asked.push({ keys: wanted.map(({ sk }) => sk), consistent });
    return wanted.map(({ sk }) => sk);
  };
  return { asked, table: gatheredReads({ batchGet } as unknown as Table) };
}
const keysOf = (...names: string[]) => names.map((sk) => ({ pk: 'P', sk }) as Key);

describe('Reads by key for one page', () => {
  it('are one call where they begin in one turn, of which each part gets its own; later ones are another', async () => {
    const { asked, table } = askedTable();
    const parts = [keysOf('a', 'b'), keysOf(), keysOf('c')].map((some) => table.batchGet(some));
    expect(await Promise.all(parts)).toEqual([['a', 'b'], [], ['c']]);
    expect(await table.batchGet(keysOf('d'))).toEqual(['d']);
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('stay consistent where that is asked, beside those that are not', async () => {
    const { asked, table } = askedTable();
    const parts = [table.batchGet(keysOf('a')), table.batchGet(keysOf('b'), { consistent: true })];
    expect(await Promise.all(parts)).toEqual([['a'], ['b']]);
    expect(asked).toContainEqual({ keys: ['b'], consistent: true });
    expect(asked).toContainEqual({ keys: ['a'], consistent: false });
  });
});

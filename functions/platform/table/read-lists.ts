import type { Found, Key } from './key.ts';
import type { Table } from './table.ts';

/**
 * The items of several lists of keys, read together: what each list found, in its order. One call where all of them fit
 * into it, in which each place of a page may ask for different things.
 */
export async function readLists<const L extends readonly (readonly Key[])[]>(
  table: Pick<Table, 'batchGet'>,
  lists: L,
  options: { consistent?: boolean } = {},
): Promise<{ -readonly [Index in keyof L]: Found<L[Index]> }> {
  const found: unknown[] = await table.batchGet(lists.flat(), options);
  return lists.map((list) => found.splice(0, list.length)) as never;
}

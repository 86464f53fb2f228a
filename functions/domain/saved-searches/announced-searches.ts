import type { Listing } from '../../platform/table/key.ts';
import type { Item, Table } from '../../platform/table/table.ts';

/** Every search of a list that announces something new, page by page. */
export async function* announcedSearches<S extends object>(table: Table, list: Listing<S>): AsyncIterable<S> {
  let after: Item | undefined;
  do {
    const page = await table.queryPage(list, { after });
    yield* page.items;
    after = page.next;
  } while (after);
}

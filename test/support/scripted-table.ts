import { Refusal } from '../../functions/platform/door/refusal.ts';
import type { Key } from '../../functions/platform/table/key.ts';
import { openTable, type Item, type Table } from '../../functions/platform/table/table.ts';

/** What a scripted table finds: the same item under every key, and the same rows in every partition. */
interface Script {
  item?: object | undefined;
  rows?: readonly object[];
}

function scriptedTable({ item, rows = [] }: Script, asked: (options: { consistent?: boolean } | undefined) => void) {
  const found = item as Item | undefined;
  return {
    ...openTable('nowhere'),
    get: async (_key: Key, options?: object) => {
      asked(options);
      return found;
    },
    batchGet: async (wanted: Key[], options?: object) => {
      asked(options);
      return wanted.map(() => found);
    },
    query: async (_question: unknown, options?: object) => {
      asked(options);
      return rows;
    },
    count: async (_question: unknown, options?: object) => {
      asked(options);
      return rows.length;
    },
    queryPage: async (_question: unknown, options?: object) => {
      asked(options);
      return { items: rows, next: undefined };
    },
  } as unknown as Table;
}

/**
 * How each read of `act` was asked for, in order: `current` is what was written last, `recent` may be a moment older.
 * Whether it then refuses does not matter; any other failure is one of the test.
 */
export async function readsOf(
  act: (table: Table) => Promise<unknown>,
  script: Script = {},
): Promise<('current' | 'recent')[]> {
  const reads: ('current' | 'recent')[] = [];
  const table = scriptedTable(script, (options) => reads.push(options?.consistent ? 'current' : 'recent'));
  const nothing = async () => {};
  await act({ ...table, write: nothing, writeOne: nothing, writeAlone: nothing }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return reads;
}

/** A table whose writes end like this, one after the other, and all later ones like the last: null is success. */
export function tableWithWrites(outcomes: readonly (Error | null)[], script: Script = {}): Table {
  let count = 0;
  const end = async () => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    if (outcome) throw outcome;
  };
  return { ...scriptedTable(script, () => {}), write: end, writeOne: end, writeAlone: end };
}

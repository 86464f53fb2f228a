import { setImmediate as turn } from 'node:timers/promises';
import type { Key, Question } from '../../functions/platform/table/key.ts';
import type { Item, Table } from '../../functions/platform/table/table.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import type { Write } from '../../functions/platform/table/write.ts';

const nameOf = ({ pk, sk }: Key): string => `${pk}|${sk}`;

/**
 * A table in memory for races of thousands of writes: whole items, put and removed under the conditions of a version or
 * of newness, with a pause before every call so that rivals come in between. `conflictsAt` says of each transaction
 * whether another one holds one of its items, as DynamoDB does.
 */
export function memoryTable(conflictsAt: () => boolean) {
  const items = new Map<string, Item & Key>();
  const counted = { conflicts: 0, transactions: 0 };
  const pauseFor = async () => {
    await turn();
    await turn();
  };

  function isMet({ when, ...write }: Write): boolean {
    const target = 'put' in write ? (write.put as Key) : 'remove' in write ? (write.remove as Key) : undefined;
    if (!target || !when) return true;
    const found = items.get(nameOf(target));
    if (when.expression === 'attribute_not_exists(pk)') return found === undefined;
    if (when.expression === '#version = :version') return found?.version === when.values?.version;
    throw new Error(`The table in memory does not know ${when.expression}`);
  }

  const table = {
    ...openTable('nowhere'),
    async get(key: Key) {
      await pauseFor();
      return items.get(nameOf(key));
    },
    async batchGet(keys: Key[]) {
      await pauseFor();
      return keys.map((key) => items.get(nameOf(key)));
    },
    async query(question: Question) {
      await pauseFor();
      const { pk, skBetween } = question as { pk: string; skBetween?: readonly [string, string] };
      return [...items.values()]
        .filter((item) => item.pk === pk && (!skBetween || (item.sk >= skBetween[0] && item.sk <= skBetween[1])))
        .toSorted((a, b) => (a.sk < b.sk ? -1 : 1));
    },
    async write(writes: Write[], { onConflict }: { onConflict?: Error } = {}) {
      await pauseFor();
      counted.transactions += 1;
      if (onConflict && conflictsAt()) {
        counted.conflicts += 1;
        throw onConflict;
      }
      const failed = writes.find((write) => !isMet(write));
      if (failed) throw failed.refusal ?? new Error('a condition failed');
      for (const write of writes)
        if ('put' in write) items.set(nameOf(write.put as Key), write.put as Item & Key);
        else if ('remove' in write) items.delete(nameOf(write.remove as Key));
    },
  };
  return { table: table as unknown as Table, counted };
}

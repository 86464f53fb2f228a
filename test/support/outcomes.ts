import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../functions/platform/door/refusal.ts';
import type { Key } from '../../functions/platform/table/key.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import type { Write } from '../../functions/platform/table/write.ts';
import type { LocalTable } from './local-table.ts';
import { withLocalTable } from './local-table.ts';

/** The refusal that a test passes where a write lets its caller choose one, and its text. */
export const ownRefusal = new Refusal('conflict', 'own');
export const own = 'conflict | own';

/** A sentence about writes, the writes, the items before, and those afterwards, or a refusal. */
export type Case = readonly [
  title: string,
  writes: () => Write | readonly Write[],
  before: readonly object[],
  after: readonly object[] | string,
];

/** Declares one test for each case: what a transaction makes of a table that holds nothing but the items before. */
export function describeWrites(subject: string, cases: readonly Case[]): void {
  describe.each([subject])('%s', () => {
    let local: LocalTable;
    withLocalTable((opened) => {
      local = opened;
    });

    it.each(cases)('%s', async (_title, writes, before, after) => {
      const outcome = await outcomeOf(local, [writes()].flat() as Write[], before);
      expect(outcome).toEqual(typeof after === 'string' ? after : byKey(after as Key[]));
    });
  });
}

async function outcomeOf(local: LocalTable, writes: readonly Write[], before: readonly object[]) {
  const table = openTable(local.tableName, local.documents);
  await emptied(local, table);
  for (const put of before) await table.writeOne({ put });
  try {
    await table.write([...writes]);
  } catch (error) {
    return refusalText(error);
  }
  return allItems(local);
}

/** Every item of the table, in the order of their keys. */
export async function allItems({ documents, tableName }: LocalTable): Promise<Key[]> {
  const { Items = [] } = await documents.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return byKey(Items as Key[]);
}

const byKey = (items: readonly Key[]) => items.toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));

async function emptied(local: LocalTable, table: Table): Promise<void> {
  for (const { pk, sk } of await allItems(local)) await table.writeOne({ remove: { pk, sk } });
}

/** A refusal as its kind, message, fields and seconds to wait; another error as its name. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return error instanceof Error ? error.name : String(error);
  const wait = error.retryAfter === undefined ? [] : [error.retryAfter];
  return [error.kind, error.message, ...error.errors.map(({ key }) => key), ...wait].join(' | ');
}

import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredEntry } from '../../records/points.ts';

/** The awards that wait until this manager is verified (PLUS-44). */
export async function awaitingAwards(table: Table, managerId: number): Promise<StoredEntry[]> {
  const pointers = await table.query(keys.awaitedAwards(managerId), { consistent: true });
  const found = await inGroups(pointers, ({ recruiterId, entryId }) =>
    table.get(keys.ledgerEntry(recruiterId, entryId), { consistent: true }),
  );
  return found.flatMap((one) => one ?? []);
}
